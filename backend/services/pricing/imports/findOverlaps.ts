import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { priceFaults, priceName } from '#contract/domain/pricing/priceFaults.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import type { StoredPrice } from './catalogueOf.ts';
import type { PlannedPrice } from './planImport.ts';

/** A price as it will stand when the file is applied; a stored one that no line touches has no line. */
interface Entry {
  readonly from: Day | null;
  readonly until: Day | null;
  readonly name: Text;
  readonly line?: PlannedPrice;
}

const nameOf = ({ line, stored }: PlannedPrice): Text => {
  if (!stored) return { en: `Line ${line}`, hi: `पंक्ति ${line}` };
  const { en, hi } = priceName(stored.id);
  return { en: `${en} (line ${line})`, hi: `${hi} (पंक्ति ${line})` };
};

const groupOf = (packageId: number, key: string): string => `${packageId} ${key}`;

const entriesByGroup = (lines: readonly PlannedPrice[], prices: readonly StoredPrice[]) => {
  const groups = new Map<string, Entry[]>();
  const add = (group: string, entry: Entry) => {
    const entries = groups.get(group);
    if (entries) entries.push(entry);
    else groups.set(group, [entry]);
  };
  const touched = new Set<number>();
  const closed = new Map(
    lines.flatMap(({ closes }) => (closes ? [[closes.price.id, closes] as const] : [])),
  );
  for (const line of lines) {
    const { wanted, stored, status } = line;
    if (!wanted || status === 'error') continue;
    if (stored) touched.add(stored.id);
    const { from } = wanted;
    const until = closed.get(stored?.id ?? 0)?.until ?? wanted.until;
    const name = nameOf(line);
    add(groupOf(wanted.packageId, wanted.parametersKey), { from, until, name, line });
  }
  for (const { id, packageId, parametersKey, from, until } of prices) {
    const group = groupOf(packageId, parametersKey);
    const last = closed.get(id)?.until ?? until;
    if (!touched.has(id) && groups.has(group))
      add(group, { from, until: last, name: priceName(id) });
  }
  return groups;
};

const reaches = ({ until }: Entry, from: Day | null): boolean =>
  from === null || until === null || until >= from;

const isLonger = (one: Entry, other: Entry): boolean =>
  one.until === null || (other.until !== null && one.until > other.until);

/** Prices of one set of parameters that would hold on the same day: the line at fault, with words for it. */
export const findOverlaps = (
  lines: readonly PlannedPrice[],
  prices: readonly StoredPrice[],
): [PlannedPrice, Told][] => {
  const found: [PlannedPrice, Told][] = [];
  for (const entries of entriesByGroup(lines, prices).values()) {
    const [first, ...later] = entries.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
    let longest = first;
    for (const entry of later) {
      if (longest && reaches(longest, entry.from)) {
        const [faulty, other] = entry.line ? [entry, longest] : [longest, entry];
        if (faulty.line)
          found.push([faulty.line, priceFaults.overlap(other.name, other.from, other.until)]);
      }
      if (!longest || isLonger(entry, longest)) longest = entry;
    }
  }
  return found;
};

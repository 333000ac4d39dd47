import { addDays } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { StoredPrice } from './catalogueOf.ts';
import type { PlannedPrice } from './planImport.ts';

interface Standing {
  readonly from: Day | null;
  readonly line?: PlannedPrice;
  readonly price?: StoredPrice;
}

const groupOf = (packageId: number, key: string): string => `${packageId} ${key}`;

/** What goes on without a last day in a group: stored prices that no line changes, and new ones of the file. */
const openEnded = (
  lines: readonly PlannedPrice[],
  prices: readonly StoredPrice[],
): Map<string, Standing[]> => {
  const changed = new Set(
    lines.flatMap(({ stored, status }) => (stored && status === 'change' ? [stored.id] : [])),
  );
  const groups = new Map<string, Standing[]>();
  const add = (group: string, one: Standing) =>
    groups.set(group, [...(groups.get(group) ?? []), one]);
  for (const price of prices)
    if (price.until === null && !changed.has(price.id))
      add(groupOf(price.packageId, price.parametersKey), { from: price.from, price });
  for (const line of lines)
    if (line.status === 'create' && line.wanted?.until === null)
      add(groupOf(line.wanted.packageId, line.wanted.parametersKey), {
        from: line.wanted.from,
        line,
      });
  return groups;
};

/**
 * A new price from a date ends the one before it that has no last day, the day before: what is stored, or an earlier line
 * of the same file. One that is to begin later than the new one stays, and is in its way (decision record 0012).
 */
export const closeOlder = (
  lines: readonly PlannedPrice[],
  prices: readonly StoredPrice[],
): void => {
  const groups = openEnded(lines, prices);
  for (const line of lines) {
    const { wanted, status } = line;
    if (!wanted || status !== 'create') continue;
    const older = (groups.get(groupOf(wanted.packageId, wanted.parametersKey)) ?? [])
      .filter(({ from }) => (from ?? '') < wanted.from)
      .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? 1 : -1));
    const [last] = older;
    if (!last) continue;
    const until = addDays(wanted.from, -1);
    if (last.price) line.closes ??= { price: last.price, until };
    else if (last.line?.wanted) last.line.wanted.until = until;
  }
};

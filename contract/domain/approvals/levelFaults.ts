import type { DiscountEntry, LevelFault } from './discountEntry.ts';
import { fallingDeals, levelTermFaults } from './levelTerms.ts';
import { missingLevels } from './matrixTypes.ts';

const percent = (bp: number): string => `${bp / 100} %`;

const identityOf = ({ level, designationId, clientCategoryId }: DiscountEntry): string =>
  [level, designationId, clientCategoryId ?? 0].join();

/** Faults of single entries: none stands twice, and those of one level have the same limits and reviewers. */
const entryFaults = (entries: readonly DiscountEntry[]): LevelFault[] => {
  const seen = new Set<string>();
  const firstOf = new Map<number, DiscountEntry>();
  return entries.flatMap((entry, at): LevelFault[] => {
    const { level, fromBp, untilBp } = entry;
    const key = identityOf(entry);
    if (seen.has(key)) {
      const message = `This designation is in level ${level} twice. Remove one.`;
      return [{ level, at, field: 'designationId', code: 'duplicate', message }];
    }
    seen.add(key);
    if (untilBp <= fromBp) {
      const message = `Level ${level} must end above ${percent(fromBp)}, where it begins.`;
      return [{ level, at, field: 'untilBp', code: 'order', message }];
    }
    const first = firstOf.get(level) ?? entry;
    firstOf.set(level, first);
    if (first.fromBp === fromBp && first.untilBp === untilBp)
      return levelTermFaults(entry, first).map(fault => ({ ...fault, level, at }));
    const field = first.fromBp === fromBp ? 'untilBp' : 'fromBp';
    const message = `Level ${level} has other limits for another designation: ${percent(first.fromBp)} to ${percent(first.untilBp)}.`;
    return [{ level, at, field, code: 'split', message }];
  });
};

/** A level that is reviewed by those who decide it has one pair of eyes instead of two. */
const reviewFaults = (entries: readonly DiscountEntry[]): LevelFault[] => {
  const told = new Set<number>();
  return entries.flatMap(({ level, reviewerIds }, at): LevelFault[] => {
    const isOwn = entries.some(
      other => other.level === level && reviewerIds.includes(other.designationId),
    );
    if (!isOwn || told.has(level)) return [];
    told.add(level);
    const message = `A designation that decides level ${level} cannot review it.`;
    return [{ level, at, field: 'reviewerIds', code: 'own', message }];
  });
};

/** Faults between levels: each begins where the one below it ends, and none decides smaller deals than that one. */
const orderFaults = (entries: readonly DiscountEntry[]): LevelFault[] => {
  const levels = [...new Map(entries.map(entry => [entry.level, entry])).values()].toSorted(
    (one, other) => one.level - other.level,
  );
  return levels.flatMap((entry, index): LevelFault[] => {
    const { level, fromBp } = entry;
    const below = levels[index - 1];
    const end = below?.untilBp ?? 0;
    const deals = below ? fallingDeals(entry, below) : [];
    if (fromBp === end) return deals;
    const begins = `Level ${level} begins at ${percent(fromBp)}`;
    const ends = below ? `, but level ${below.level} ends at ${percent(end)}` : '';
    const isGap = fromBp > end;
    const why = isGap
      ? 'no level covers what is in between'
      : 'both levels cover what is in between';
    const code = isGap ? 'gap' : 'crossing';
    return [{ level, field: 'fromBp', code, message: `${begins}${ends}: ${why}.` }, ...deals];
  });
};

/**
 * What keeps the entries of one client type from being a matrix: a designation twice, limits or reviewers that differ
 * within a level, a level that is missing or reviews itself, gaps and crossing limits between levels, deal values that
 * fall. [] when it can be saved; no entries are a matrix.
 */
export const levelFaults = (entries: readonly DiscountEntry[]): readonly LevelFault[] => {
  const missing = missingLevels(entries.map(({ level }) => level)).map((level): LevelFault => ({
    level,
    field: 'level',
    code: 'missing',
    message: `Level ${level} is missing, but there is a level above it.`,
  }));
  const own = [...entryFaults(entries), ...reviewFaults(entries)];
  if (missing.length + own.length > 0) return [...missing, ...own];
  return orderFaults(entries);
};

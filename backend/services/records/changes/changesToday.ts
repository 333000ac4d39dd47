import { carriedValues } from '#contract/model/record/carriedValues.ts';
import type { Screen } from '#contract/model/types.ts';
import { fieldChanges } from '../../../audit/fieldChanges.ts';
import type { auditEntries } from '../../../database/schema/index.ts';

type Recorded = Parameters<typeof fieldChanges>[0];

/** What an entry of history changed, under the names that the fields of the screen have today. */
export const changesToday = (
  screen: Screen,
  { before, after }: Pick<typeof auditEntries.$inferSelect, 'before' | 'after'>,
): ReturnType<typeof fieldChanges> => {
  const today = (state: unknown): Recorded => {
    const recorded = state as Recorded;
    return recorded && screen.type === 'records' ? carriedValues(screen, recorded) : recorded;
  };
  return fieldChanges(today(before), today(after));
};

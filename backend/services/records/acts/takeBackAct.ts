import { sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { carriedValues } from '#contract/model/record/carriedValues.ts';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { Action, RecordScreen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import type { Context } from '../../../calls/Context.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import type { auditEntries } from '../../../database/schema/index.ts';
import type { Surroundings } from '../../../records/preparedRecord.ts';
import { rowOrRefuse, wholeRecord } from '../../../records/recordRows.ts';
import { replaceRecord } from '../../../records/replaceRecord.ts';

/**
 * Takes back what an action set: whoever may carry it out with the record as it was may, without the right to edit.
 * @param entry the newest of the record's history, which is the action's
 * @throws Refusal FORBIDDEN when the person may not carry the action out any more.
 */
export const takeBackAct = async (
  around: Surroundings,
  { screen, action }: { readonly screen: RecordScreen; readonly action: Action },
  entry: Pick<typeof auditEntries.$inferSelect, 'before' | 'entityId'>,
  context: Pick<Context, 'actor' | 'audit' | 'db' | 'request' | 'services'>,
): Promise<void> => {
  const { actor, db, services } = context;
  const row = await rowOrRefuse(db, screen, Number(entry.entityId), sql`true`);
  const fields = carriedValues(screen, (entry.before ?? {}) as Values);
  const before = { ...wholeRecord(row, screen), ...fields };
  const scope = { record: before, user: actor, today: indiaDay(services.now()) };
  const isTheirs =
    canDo(screen, actor.roleCodes, action.name) &&
    evaluate(rowsFor(screen, actor.roleCodes, action.name), scope);
  if (!isTheirs) throw notAllowed();
  const by = { action: action.name, isTakenBack: true };
  await replaceRecord({ screen, row, fields, by }, context, around);
};

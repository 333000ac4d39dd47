import { carriedValues } from '#contract/model/record/carriedValues.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import { canDo, rowsFor } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { evaluate } from '#contract/rules/evaluate.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { noRecordOf } from '#contract/domain/messages/notThere.ts';
import type { Context } from '../../../calls/Context.ts';
import type { ServedCalls } from '../../../calls/ServedCall.ts';
import { notAllowed, notFound, Refusal } from '../../../calls/Refusal.ts';
import { auditEntries } from '../../../database/schema/index.ts';
import { readableAmong } from '../../../policies/recordDoor.ts';
import { openSource } from '../../../records/source/openSource.ts';
import type { RecordSource } from '../../../records/source/RecordSource.ts';
import type { Screens } from '../../../screens/readScreens.ts';

/** What the calls of this folder share: all screens, and the calls that this process serves. */
export interface Around {
  readonly screens: Screens;
  readonly servedCalls: ServedCalls;
}

type Asking = Pick<Context, 'actor' | 'db' | 'services' | 'request'>;

/** The records of a screen in the name of the caller. */
export const sourceFor = (
  around: Around,
  screen: RecordScreen,
  { actor, db, services, request }: Asking,
): RecordSource => openSource({ ...around, screen, actor, db, services, request });

/** What a record was when it was removed; undefined while it is there or was never recorded. */
const lastState = async (
  { db }: Asking,
  screen: RecordScreen,
  id: string,
): Promise<object | null> => {
  const [entry] = await db
    .select({ before: auditEntries.before })
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.entity, [...resourceNames(screen)]),
        eq(auditEntries.entityId, id),
        eq(auditEntries.action, 'delete'),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return (entry?.before as object | null | undefined) ?? null;
};

/**
 * Refuses those who may not open the record; of one that is gone, its last state decides.
 * @throws Refusal FORBIDDEN, or NOT_FOUND for a record that is not among the person's rows.
 */
export const refuseUnlessShown = async (
  around: Around,
  screen: RecordScreen,
  id: string,
  context: Asking,
): Promise<void> => {
  const { actor, services } = context;
  if (!canDo(screen, actor.roleCodes, 'show')) throw notAllowed();
  const readable = await readableAmong(around.servedCalls, screen, [id], context);
  if (!readable.has(id)) throw notFound(noRecordOf(screen.label.one));
  const rows = rowsFor(screen, actor.roleCodes, 'show');
  if (rows === true) return;
  const [stored] = await sourceFor(around, screen, context).readByIds([id]);
  const last = stored ?? (await lastState(context, screen, id));
  const record = last && { ...carriedValues(screen, last as Values), [screen.data.key]: id };
  const today = indiaDay(services.now());
  if (!record || !evaluate(rows, { record: stored ?? record, user: actor, today }))
    throw notFound(noRecordOf(screen.label.one));
};

/** Whether the person may open a record. */
export const isShown = async (
  around: Around,
  screen: RecordScreen,
  id: string,
  context: Asking,
): Promise<boolean> => {
  try {
    await refuseUnlessShown(around, screen, id, context);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

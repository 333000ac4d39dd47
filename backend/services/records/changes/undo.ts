import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { settingAction } from '#contract/model/record/actsOfScreen.ts';
import { resourceNames } from '#contract/model/record/formerNames.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { noRecordOf, notThere } from '#contract/domain/messages/notThere.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { isClash } from '../../../calls/databaseCode.ts';
import { notFound, Refusal, wordsOf } from '../../../calls/Refusal.ts';
import { auditEntries } from '../../../database/schema/index.ts';
import { refusalOf } from '../../../plugins/errors.ts';
import { recordScreen } from '../../../records/source/openSource.ts';
import { takeBackAct } from '../acts/takeBackAct.ts';
import { recordLabels } from './recordLabels.ts';
import { restoreRecord } from './restoreRecord.ts';
import { assignBack, assignmentBack } from './assignBack.ts';
import { asRevert, newestEntry, takeBack, type Asking, type Entry } from './takeBack.ts';
import { sourceFor, type Around } from './visibleChanges.ts';

/** Later than this a change is set back in the history, where it is seen again before it goes. */
const longest = 60 * 60_000;

/** Under what history keeps what is done on the screen. */
const entitiesOf = (screen: RecordScreen): string[] => {
  const assigned = assignmentBack[screen.resource];
  return assigned ? [assigned.entity] : [...resourceNames(screen)];
};

/** What the person did in the requests, newest first. */
const ownEntries = (
  { actor, db, services }: Asking,
  screen: RecordScreen,
  requestIds: readonly string[],
): Promise<Entry[]> =>
  db
    .select()
    .from(auditEntries)
    .where(
      and(
        inArray(auditEntries.requestId, [...requestIds]),
        inArray(auditEntries.entity, entitiesOf(screen)),
        eq(auditEntries.actorId, actor.id),
        gt(auditEntries.at, new Date(services.now().getTime() - longest)),
      ),
    )
    .orderBy(desc(auditEntries.id));

const refuseChanged = async (context: Asking, entry: Entry): Promise<void> => {
  const newest = await newestEntry(context, [entry.entity], entry.entityId);
  if (!newest || newest.id === entry.id) return;
  const isMine = newest.actorId === context.actor.id && newest.surface === 'revert';
  throw new Refusal(
    'CONFLICT',
    isMine
      ? 'This has already been undone.'
      : 'It was changed in the meantime, so it cannot be undone. You can restore single fields in its history.',
  );
};

/** Takes one entry back: what was new goes, what went comes back, what was changed is set back. */
const undoEntry = async (
  around: Around,
  screen: RecordScreen,
  entry: Entry,
  context: Context,
): Promise<void> => {
  await refuseChanged(context, entry);
  const action = settingAction(screen, entry.action);
  if (entry.action === 'delete') {
    await restoreRecord(around, screen, entry.entityId, context);
  } else if (entry.before === null) {
    const source = sourceFor(around, screen, context);
    const [stored] = await source.readByIds([entry.entityId]);
    if (!stored) throw notFound(noRecordOf(screen.label.one));
    await source.remove(stored.id, stored['version']);
  } else if (action) {
    await takeBackAct(around, { screen, action }, entry, context);
  } else if (!(await assignBack(around, screen.resource, entry, context))) {
    await takeBack(around, screen, entry, context, {});
  }
};

/**
 * POST undo: what the person did within the last hour, record by record; one that was changed meanwhile stays, and the
 * others are taken back all the same.
 * @throws Refusal NOT_FOUND when none of the requests changed a record of the screen; what refused it when there was one.
 */
export const undo =
  (around: Around): Verb<CallOf<'console.undo'>> =>
  async given => {
    const { resource, requestIds } = given.body;
    const screen = recordScreen(around.screens, resource);
    const entries = await ownEntries(given, screen, requestIds);
    if (entries.length === 0) throw notFound(notThere.undoable);
    given.audit.nothingChanged();
    const refused: { screen: RecordScreen; entry: Entry }[] = [];
    const results = [];
    for (const entry of entries) {
      const id = entry.entityId;
      try {
        // Each in its own savepoint, so that one refusal leaves the others.
        await transactionWithEffects(given.db, async db => {
          const context = asRevert({ ...given, db } as unknown as Context);
          const audit = createAudit(db, given.actor, context.request);
          await undoEntry(around, screen, entry, { ...context, audit });
        });
        results.push({ id, status: 'undone' as const });
      } catch (error) {
        const refusal = refusalOf(error);
        // After a deadlock all of it is run again.
        if (!refusal || entries.length === 1 || isClash(error)) throw error;
        // The first field says why where the words of the call fit everything.
        const [{ message, hi } = wordsOf(refusal)] = refusal.details.errors ?? [];
        const told = { message, ...(hi !== undefined && { hi }) };
        refused.push({ screen, entry });
        results.push({ id, status: 'refused' as const, ...told });
      }
    }
    const labelOf = await recordLabels(around, refused, given);
    const names = new Map(refused.map(({ entry }) => [entry.entityId, labelOf(entry).label]));
    return {
      results: results.map(one =>
        one.status === 'refused' ? { ...one, name: names.get(one.id) ?? one.id } : one,
      ),
    };
  };

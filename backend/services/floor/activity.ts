import { and, eq, ne } from 'drizzle-orm';
import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { callRefusals } from '#contract/domain/calling/callMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { caseReasons } from '../../database/schema/index.ts';
import type { Calling } from '../calling/Calling.ts';
import { openCallOf } from '../calling/callRow.ts';
import { noCallbackReasonId } from '../calling/calls/noCallbackReasonId.ts';
import { presenceOf, writeActivity, writePresence } from '../calling/presence.ts';

/** The category of case reasons that are activities (part 2 section 7). */
const activityCategoryId = 3;

const activitiesOf = ({ db }: Pick<Calling, 'db'>) =>
  db
    .select({ id: caseReasons.id, name: caseReasons.name })
    .from(caseReasons)
    .where(
      and(
        eq(caseReasons.reasonCategoryId, activityCategoryId),
        eq(caseReasons.isActive, true),
        // The server alone says so of an agent (T109).
        ne(caseReasons.id, noCallbackReasonId),
      ),
    )
    .orderBy(caseReasons.sortOrder, caseReasons.id);

const answerOf = async (
  asking: Pick<Calling, 'db' | 'actor'>,
): Promise<AnswerOf<CallOf<'activity.get'>>> => {
  const { db, actor } = asking;
  const presence = await presenceOf(db, actor.id);
  const reasonId = presence?.activityReasonId ?? null;
  const [reason] =
    reasonId === null
      ? []
      : await db
          .select({ name: caseReasons.name })
          .from(caseReasons)
          .where(eq(caseReasons.id, reasonId));
  return {
    onlineStatus: presence?.onlineStatus ?? 'Offline',
    callStatus: presence?.callStatus ?? 'Idle',
    activityReasonId: reasonId,
    activity: reason?.name ?? null,
    activities: await activitiesOf(asking),
  };
};

/** GET activity. */
export const getActivity: Verb<CallOf<'activity.get'>> = context => answerOf(context);

/** PUT activity: someone online and not on a call says what they do. @throws Refusal CONFLICT, VALIDATION_FAILED */
export const setActivity: Verb<CallOf<'activity.set'>> = async context => {
  const { db, actor, audit, services, body } = context;
  const before = await presenceOf(db, actor.id);
  const chosen =
    body.activityReasonId === null
      ? null
      : (await activitiesOf(context)).find(({ id }) => id === body.activityReasonId);
  if (chosen === undefined)
    throw invalidField('/activityReasonId', 'reference', callRefusals.noActivity);
  if (before?.onlineStatus !== 'Online') throw new Refusal('CONFLICT', callRefusals.offline);
  const call = await openCallOf(db, actor.id);
  if (call && call.state !== 'wrap-up') throw new Refusal('CONFLICT', callRefusals.running);
  await writePresence(context, actor.id, { activityReasonId: chosen?.id ?? null });
  await writeActivity(db, actor.id, services.now(), chosen?.name ?? null);
  await audit.record({
    action: 'set-activity',
    entity: 'agents',
    entityId: actor.id,
    before: { activityReasonId: before.activityReasonId },
    after: { activityReasonId: chosen?.id ?? null },
  });
  return answerOf(context);
};

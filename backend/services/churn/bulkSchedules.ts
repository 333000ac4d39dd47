import { inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { CallOf } from '#contract/calls/index.ts';
import type { ChurnSchedule, ChurnScheduleFields } from '#contract/calls/recordTypes.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Context, Verb } from '../../calls/Context.ts';
import { churnSchedules } from '../../database/schema/index.ts';
import { brokenRules, refuseFaults } from '../../records/checkBody.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { churnScheduleRecords } from './churnSchedules.ts';
import { simulate } from './simulate.ts';

const screenName = 'churn-schedules';

/** The rules of the form, which hold for a schedule however it arrives. @throws Refusal 422 */
export const refuseBroken = (
  screens: Screens,
  { actor, services }: Pick<Context, 'actor' | 'services'>,
  schedule: ChurnScheduleFields,
): void => {
  const screen = screens.get(screenName);
  if (screen?.type !== 'records') throw new Error(`There is no screen "${screenName}"`);
  const now = services.now();
  const saved = { record: { ...schedule }, actor, today: indiaDay(now), now };
  refuseFaults(brokenRules(screen, saved));
};

/** POST create-manual-churn-schedule. */
export const createSchedule =
  (screens: Screens): Verb<CallOf<'churnSchedules.create'>> =>
  async context => {
    refuseBroken(screens, context, context.body);
    return churnScheduleRecords.create({ ...context, query: {} }, context.body);
  };

/** POST simulate-manual-churn-schedule. */
export const simulateSchedule =
  (screens: Screens): Verb<CallOf<'churnSchedules.simulate'>> =>
  async context => {
    const { body, db, services } = context;
    refuseBroken(screens, context, body);
    return simulate(db, body, indiaDay(services.now()));
  };

/** POST create-manual-churn-schedules-in-bulk: one for each project, known by one id. */
export const createInBulk =
  (screens: Screens): Verb<CallOf<'churnSchedules.createInBulk'>> =>
  async context => {
    const { entity_ids: ids, ...schedule } = context.body;
    const bodies = ids.map((id): ChurnScheduleFields => ({ ...schedule, entity_id: id }));
    const [first] = bodies;
    if (first) refuseBroken(screens, context, first);
    const made: ChurnSchedule[] = [];
    for (const body of bodies)
      made.push(await churnScheduleRecords.create({ ...context, query: {} }, body));
    const batchId = randomUUID();
    await context.db
      .update(churnSchedules)
      .set({ batchId })
      .where(
        inArray(
          churnSchedules.id,
          made.map(({ id }) => id),
        ),
      );
    return { batch_id: batchId, manual_churns: made.map(row => ({ ...row, batch_id: batchId })) };
  };

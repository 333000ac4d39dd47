import { callingDefaults } from '#contract/domain/calling/callingDefaults.ts';
import { lines } from '#contract/domain/lines.ts';
import * as schema from '../../schema/calling/calling.ts';
import { callingConfigs } from '../../schema/calling/telephony.ts';
import { batch, type Batch } from '../pen/batch.ts';
import { randomFor } from '../pen/random.ts';
import type { World } from '../world.ts';

const workedDays = [-5, -4, -3, -2, -1];

/** Case reasons of activities, as the reference data numbers them. */
const activityReasons = [41, 42, 43, 44, 45, 46, 47];

/**
 * Where agents are and what they did in the last days. Nobody is on a call: a call that the seed left open would be
 * nobody's to end.
 */
export function* presenceBatches({ calendar, people }: World): Generator<Batch> {
  const random = randomFor('presence');
  const agents = people.staff.filter(
    ({ line, level, status }) => line !== null && level >= 4 && status === 1,
  );
  yield batch(
    callingConfigs,
    lines.map(({ id: line }, at) => ({ id: at + 1, line, ...callingDefaults })),
  );
  yield batch(
    schema.agentPresences,
    agents.map(({ id, level }) => {
      const isOnline = level >= 5 && random.chance(0.55);
      return {
        userId: id,
        status: random.chance(0.9) ? 1 : 0,
        onlineStatus: isOnline ? ('Online' as const) : ('Offline' as const),
        activityReasonId: isOnline && random.chance(0.35) ? random.pick(activityReasons) : null,
        callStatus: 'Idle' as const,
        firstActivityAt: calendar.at(-1, 9, random.int(0, 40)),
        lastActivityAt: calendar.at(-1, 18, random.int(0, 59)),
        changedAt: calendar.at(-1, 18, random.int(0, 59)),
      };
    }),
  );
  yield batch(
    schema.agentActivities,
    agents
      .flatMap(({ id }) =>
        workedDays.flatMap(offset => {
          const minute = random.int(0, 40);
          return [
            {
              userId: id,
              activity: 'Login Activity',
              startedAt: calendar.at(offset, 9, minute),
              endedAt: calendar.at(offset, 9, minute + 10),
            },
            {
              userId: id,
              activity: 'Lunch',
              startedAt: calendar.at(offset, 13, minute),
              endedAt: calendar.at(offset, 13, minute + 35),
            },
            {
              userId: id,
              activity: 'Call Activity Logging',
              startedAt: calendar.at(offset, 17, minute),
              endedAt: calendar.at(offset, 18, minute),
            },
          ];
        }),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
}

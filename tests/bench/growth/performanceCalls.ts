import { leaders, withQuery, type GrowthCall } from './GrowthCall.ts';
import type { GrowthWorld } from './growthWorld.ts';

const firstMonth = ({ today }: GrowthWorld): string =>
  `${Number(today.slice(0, 4)) - 1}-${today.slice(5, 7)}`;
const thisMonth = ({ today }: GrowthWorld): string => today.slice(0, 7);

/** Performance of people, and what agents did, over a month and over a year. */
export const performanceCalls: readonly GrowthCall[] = [
  {
    name: 'performance by person',
    personas: leaders,
    path: () => '/console/v1/performance',
    body: world => ({ from: thisMonth(world), until: thisMonth(world), by: 'person' }),
  },
  {
    name: 'performance 12 months by month',
    personas: leaders,
    path: () => '/console/v1/performance',
    body: world => ({ from: firstMonth(world), until: thisMonth(world), by: 'month' }),
    isLong: true,
  },
  {
    name: 'performance 12 months by day',
    personas: leaders,
    path: () => '/console/v1/performance',
    body: world => ({ from: firstMonth(world), until: thisMonth(world), by: 'day' }),
    isLong: true,
  },
  {
    name: 'performance of team leaders',
    personas: ['head'],
    path: () => '/console/v1/performance',
    body: world => ({
      from: thisMonth(world),
      until: thisMonth(world),
      by: 'person',
      level: 'team-leader',
    }),
  },
  {
    name: 'get-actions 12 months by day',
    personas: leaders,
    path: world =>
      withQuery('/mystique/v1/sac/get-actions', {
        selector: JSON.stringify({
          from: `${firstMonth(world)}-01`,
          until: world.today,
          groupBy: 'day',
        }),
      }),
    isLong: true,
  },
  {
    name: 'leaderboard closed',
    personas: leaders,
    path: () => '/console/v1/leaderboard',
    body: world => ({ month: thisMonth(world), metric: 'closed' }),
  },
];

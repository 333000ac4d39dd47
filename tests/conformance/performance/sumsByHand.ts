import { queueRoles } from '#contract/domain/calling/callingRoles.ts';
import { seesWholeHierarchy } from '#contract/domain/calling/hierarchy.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import {
  levelOf,
  levelsShown,
  performanceMetrics,
  type PerformanceMetric,
} from '#contract/domain/performance/performanceLevels.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import type { DatabaseClient } from '#backend/database/client.ts';
import { calls, opportunities, roleGrants, users } from '#backend/database/schema/index.ts';

type Figures = Record<PerformanceMetric, number>;
type Period = 'person' | 'day' | 'month';

interface Person {
  readonly id: number;
  readonly name: string;
  readonly managerId: number | null;
  readonly isActive: boolean;
  readonly codes: readonly RoleCode[];
}

interface Deed {
  readonly personId: number;
  /** In India. */
  readonly day: string;
  readonly figures: Figures;
}

const nothing: Figures = {
  attempted: 0,
  connected: 0,
  callTime: 0,
  talkTime: 0,
  closed: 0,
  dealValue: 0,
};
const added = (all: readonly Figures[]): Figures => {
  const sum = { ...nothing };
  for (const one of all) for (const metric of performanceMetrics) sum[metric] += one[metric];
  return sum;
};

/** Everything that was done, row by row, with times in milliseconds. */
const readDeeds = async ({ db }: DatabaseClient): Promise<readonly Deed[]> => {
  const called = (await db.select().from(calls)).map(call => ({
    personId: call.agentId,
    day: indiaDay(call.startedAt),
    figures: {
      ...nothing,
      attempted: 1,
      connected: call.outcomeId === 12 ? 1 : 0,
      callTime: call.endedAt ? call.endedAt.getTime() - call.startedAt.getTime() : 0,
      talkTime:
        call.endedAt && call.connectedAt ? call.endedAt.getTime() - call.connectedAt.getTime() : 0,
    },
  }));
  const sold = (await db.select().from(opportunities)).flatMap(deal =>
    deal.statusId === 2 && deal.deletedAt === null && deal.closedAt && deal.agentId !== null
      ? [
          {
            personId: deal.agentId,
            day: indiaDay(deal.closedAt),
            figures: { ...nothing, closed: 1, dealValue: deal.dealValuePaise },
          },
        ]
      : [],
  );
  return [...called, ...sold];
};

const periodOf = (day: string, by: Period): string | null =>
  by === 'person' ? null : day.slice(0, by === 'day' ? 10 : 7);

/** Seconds are rounded for each person and period, as each is told. */
const rounded = (figures: Figures): Figures => ({
  ...figures,
  callTime: Math.round(figures.callTime / 1000),
  talkTime: Math.round(figures.talkTime / 1000),
});

export interface HandRow extends Figures {
  readonly personId: number;
  readonly period: string | null;
}

/** Performance summed in the slowest and plainest way: every row of the database, every person, every period. */
export const sumByHand = async (client: DatabaseClient) => {
  const grants = await client.db.select().from(roleGrants);
  const people: readonly Person[] = (await client.db.select().from(users)).map(user => ({
    id: user.id,
    name: user.name,
    managerId: user.parentId,
    isActive: user.status === 1,
    codes: grants.filter(({ userId }) => userId === user.id).map(({ roleCode }) => roleCode),
  }));
  const deeds = await readDeeds(client);
  const managerOf = new Map(people.map(({ id, managerId }) => [id, managerId]));

  /** Whether someone is at or below another, by the people among these alone. */
  const isUnder = (id: number, top: number, among: ReadonlySet<number>): boolean => {
    const met = new Set<number>();
    for (let at: number | null = id; at !== null && !met.has(at);) {
      if (at === top) return true;
      if (!among.has(at)) return false;
      met.add(at);
      at = managerOf.get(at) ?? null;
    }
    return false;
  };
  const everybody = new Set(people.map(({ id }) => id));

  const seenBy = (actorId: number, withTeam = false): readonly Person[] => {
    const actor = people.find(({ id }) => id === actorId);
    if (!actor || levelsShown(actor.codes).length === 0) return [];
    return people.filter(
      ({ id, managerId, isActive, codes }) =>
        isActive &&
        codes.some(code => queueRoles.includes(code)) &&
        (seesWholeHierarchy(actor.codes) ||
          isUnder(id, actorId, everybody) ||
          (withTeam && managerId !== null && managerId === actor.managerId)),
    );
  };

  const ownOf = (id: number, by: Period, from: string, until: string) => {
    const done = deeds.filter(
      ({ personId, day }) => personId === id && day >= from && day.slice(0, 7) <= until,
    );
    const periods = new Set(done.map(({ day }) => periodOf(day, by)));
    return new Map(
      [...periods].map(period => [
        period,
        rounded(
          added(
            done.filter(({ day }) => periodOf(day, by) === period).map(({ figures }) => figures),
          ),
        ),
      ]),
    );
  };

  return {
    people,
    seenBy,
    levelOf: (id: number) => levelOf(people.find(one => one.id === id)?.codes ?? []),
    /** Rows of one person: of a leader those of everyone at and below them among those seen. */
    rowsOf: (
      id: number,
      isTeam: boolean,
      seen: readonly Person[],
      { by, from, until }: { by: Period; from: string; until: string },
    ): readonly HandRow[] => {
      const among = new Set(seen.map(one => one.id));
      const team = isTeam ? seen.filter(one => isUnder(one.id, id, among)) : [{ id }];
      const owns = team.map(one => ownOf(one.id, by, from, until));
      const periods = new Set(owns.flatMap(own => [...own.keys()]));
      if (by === 'person') periods.add(null);
      return [...periods]
        .toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))
        .map(period => ({
          personId: id,
          period,
          ...added(owns.map(own => own.get(period) ?? nothing)),
        }));
    },
  };
};

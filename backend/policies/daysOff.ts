import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { IsDayOff } from '#contract/domain/days/workingHours.ts';
import type { Database } from '../database/client.ts';
import {
  agentBranchMappings,
  agentCities,
  cities,
  records,
  states,
} from '../database/schema/index.ts';

/** A row of `/public-holidays`; without States it is one of all of India. */
interface Holiday {
  readonly day: Day;
  readonly name: string;
  readonly states?: readonly string[];
}

/** Public holidays by State, as they are at one moment (record 0115). */
export interface DaysOff {
  /** The name of the holiday that a day is in the State of a city; undefined on any other day. */
  readonly nameOf: (day: Day, cityId: number | null) => string | undefined;
  /** The same as a rule for one city; of none, holidays of all of India alone. */
  readonly of: (cityId: number | null) => IsDayOff;
}

/** The first city that a person works, whose holidays are theirs; null of anyone without one. */
export const cityOfPerson = async (db: Database, userId: number): Promise<number | null> => {
  const [row] = await db
    .select({ cityId: agentCities.cityId })
    .from(agentCities)
    .innerJoin(agentBranchMappings, eq(agentBranchMappings.id, agentCities.agentBranchMappingId))
    .where(eq(agentBranchMappings.userId, userId))
    .orderBy(agentCities.cityId)
    .limit(1);
  return row?.cityId ?? null;
};

/** All holidays that are written down, and the State of each city. */
export const readDaysOff = async (db: Database): Promise<DaysOff> => {
  const rows = await db
    .select({ data: sql<Holiday>`${records.data}` })
    .from(records)
    .where(and(eq(records.resource, 'public-holidays'), isNull(records.deletedAt)));
  const holidays = new Map<Day, Holiday[]>();
  for (const { data } of rows) holidays.set(data.day, [...(holidays.get(data.day) ?? []), data]);
  const places =
    holidays.size === 0
      ? []
      : await db
          .select({ cityId: cities.id, state: states.gstCode })
          .from(cities)
          .innerJoin(states, eq(states.id, cities.stateId));
  const stateOf = new Map(places.map(({ cityId, state }) => [cityId, state]));
  const nameOf: DaysOff['nameOf'] = (day, cityId) => {
    const state = cityId === null ? undefined : stateOf.get(cityId);
    return holidays
      .get(day)
      ?.find(({ states: where = [] }) => where.length === 0 || (state && where.includes(state)))
      ?.name;
  };
  return { nameOf, of: cityId => day => nameOf(day, cityId) !== undefined };
};

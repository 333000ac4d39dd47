import type { CallOf } from '#contract/calls/index.ts';
import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import {
  hoursOf,
  levelsShown,
  spanRefusal,
  type PerformanceLevel,
} from '#contract/domain/performance/performanceLevels.ts';
import {
  chainOf,
  noFigures,
  sumBelow,
  type Figures,
} from '#contract/domain/performance/sumBelow.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, notAllowed } from '../../../calls/Refusal.ts';
import { peopleSeen, type Person } from './peopleSeen.ts';
import { readFigures, type Period, type PersonFigures } from './readFigures.ts';

/** At most so many months at a time. */
const mostMonths = 24;

const withHours = (figures: Figures) => ({
  ...figures,
  callTimeInHours: hoursOf(figures.callTime),
  talkTimeInHours: hoursOf(figures.talkTime),
});

/** Figures of people with everybody below each, period by period. */
const summed = (people: readonly Person[], rows: readonly PersonFigures[]): PersonFigures[] => {
  const periods = new Map<string | null, Map<number, Figures>>();
  for (const { personId, period, figures } of rows) {
    const own = periods.get(period) ?? new Map<number, Figures>();
    periods.set(period, own.set(personId, figures));
  }
  return [...periods].flatMap(([period, own]) =>
    [...sumBelow(people, own)].map(([personId, figures]) => ({ personId, period, figures })),
  );
};

const refuseSpan = (from: string, until: string): void => {
  if (until < from || until >= addMonthsToMonth(from, mostMonths))
    throw invalidField('/until', 'range', spanRefusal);
};

const chosenLevel = (
  levels: readonly PerformanceLevel[],
  wanted: PerformanceLevel | undefined,
): PerformanceLevel | null => {
  if (wanted !== undefined && !levels.includes(wanted)) throw notAllowed();
  return wanted ?? levels.at(-1) ?? null;
};

const periods: Record<'person' | 'day' | 'month', Period> = {
  person: 'whole',
  day: 'day',
  month: 'month',
};

/**
 * POST performance: of a leader with everybody below him, of an agent his own. A person whom one does not see is left out
 * like one who does not exist; a level that is not shown to one is refused. `under` tells what the sum of a leader is
 * made of: the own figures of each person at and below him.
 */
export const readPerformance: Verb<CallOf<'performance.read'>> = async ({ db, actor, body }) => {
  const { from, until, by, personIds, under } = body;
  refuseSpan(from, until);
  const levels = levelsShown(actor.roleCodes);
  const level = chosenLevel(levels, body.level);
  const seen = await peopleSeen(db, actor);
  const managers = new Set(seen.map(({ managerId }) => managerId));
  const byId = new Map(seen.map(person => [person.id, person]));
  const isListed = ({ id, level: at }: Person): boolean => {
    if (under !== undefined && !chainOf(id, byId).includes(under)) return false;
    if (personIds) return personIds.includes(id);
    return under !== undefined || at === level;
  };
  const listed = seen.filter(isListed);
  // Of agents their own figures, whoever stands below them; of leaders those of their teams, unless what those are made of.
  const isTeam = (person: Person) => under === undefined && person.level !== 'agent';
  const wanted = new Set(listed.map(({ id }) => id));
  const needed = seen.filter(({ id }) => chainOf(id, byId).some(above => wanted.has(above)));
  const rows = await readFigures(db, {
    personIds: needed.map(({ id }) => id),
    from: `${from}-01`,
    before: `${addMonthsToMonth(until, 1)}-01`,
    period: periods[by],
  });
  const teams = summed(seen, rows);
  const told = (person: Person) =>
    (isTeam(person) ? teams : rows).filter(({ personId }) => personId === person.id);
  return {
    levels: [...levels],
    level,
    people: listed.map(({ id, name, level: at }) => ({
      id,
      name,
      level: at,
      isLeader: managers.has(id),
    })),
    rows: listed.flatMap(person => {
      const found = told(person);
      const shown =
        by === 'person' && found.length === 0
          ? [{ personId: person.id, period: null, figures: noFigures }]
          : found;
      return shown
        .toSorted((one, other) => (one.period ?? '').localeCompare(other.period ?? ''))
        .map(({ personId, period, figures }) => ({ personId, period, ...withHours(figures) }));
    }),
  };
};

/** POST leaderboard: agents whom one sees and those with the same manager, who are told figures and names alone. */
export const readLeaderboard: Verb<CallOf<'performance.leaderboard'>> = async ({
  db,
  actor,
  body: { month, metric },
}) => {
  const agents = (await peopleSeen(db, actor, true)).filter(({ level }) => level === 'agent');
  const rows = await readFigures(db, {
    personIds: agents.map(({ id }) => id),
    from: `${month}-01`,
    before: `${addMonthsToMonth(month, 1)}-01`,
    period: 'whole',
  });
  const values = new Map(rows.map(({ personId, figures }) => [personId, figures[metric]]));
  const board = agents
    .map(({ id, name }) => ({ personId: id, name, value: values.get(id) ?? 0 }))
    .toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name));
  return {
    results: board.map(entry => ({
      ...entry,
      rank: board.findIndex(({ value }) => value === entry.value) + 1,
      isMe: entry.personId === actor.id,
    })),
  };
};

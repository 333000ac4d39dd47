import type { CallOf } from '#contract/calls/index.ts';
import { addMonthsToMonth } from '#contract/domain/days/addDays.ts';
import {
  hoursOf,
  levelsShown,
  spanRefusal,
  type PerformanceLevel,
} from '#contract/domain/performance/performanceLevels.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notAllowed } from '../../calls/Refusal.ts';
import { inTurns } from '../../turns/inTurns.ts';
import { noFigures } from './figures.ts';
import { peoplePage } from './peoplePage.ts';
import { peopleSeen, type Person } from './peopleSeen.ts';
import { readFigures, type Period, type SummedFigures } from './readFigures.ts';
import { chainOf, whoCounts } from './whoCounts.ts';

/** At most so many months at a time. */
const mostMonths = 24;

const withHours = ({ sum, period, figures }: SummedFigures) => ({
  personId: sum,
  period,
  ...figures,
  callTimeInHours: hoursOf(figures.callTime),
  talkTimeInHours: hoursOf(figures.talkTime),
});

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

/** Rows by whose they are. */
const bySum = (rows: readonly SummedFigures[]): ReadonlyMap<number, readonly SummedFigures[]> => {
  const found = new Map<number, SummedFigures[]>();
  for (const row of rows) {
    const own = found.get(row.sum);
    if (own) own.push(row);
    else found.set(row.sum, [row]);
  }
  return found;
};

/**
 * POST performance: of a leader with everyone below them, of an agent their own. A person whom one does not see is left out
 * like one who does not exist; a level that is not shown to one is refused. `under` tells what the sum of a leader is
 * made of: the own figures of each person at and below them. People come by name, and of many rows a page at a time.
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
  const { results: listed, ...paging } = peoplePage(seen.filter(isListed), body, body);
  // Of agents their own figures, no matter who is below them; of leaders those of their teams, unless what those are made of.
  const sumOf = (person: Person) =>
    under === undefined && person.level !== 'agent' ? 'team' : 'own';
  const rows = await readFigures(db, {
    counted: await whoCounts(new Map(listed.map(one => [one.id, sumOf(one)])), seen),
    from: `${from}-01`,
    before: `${addMonthsToMonth(until, 1)}-01`,
    period: periods[by],
  });
  const found = bySum(rows);
  const nothing = (id: number) =>
    by === 'person' ? [{ sum: id, period: null, figures: noFigures }] : [];
  return {
    levels: [...levels],
    level,
    people: listed.map(({ id, name, level: at }) => ({
      id,
      name,
      level: at,
      isLeader: managers.has(id),
      isOwn: chainOf(id, byId).includes(actor.id),
    })),
    rows: (await inTurns(listed, ({ id }) => (found.get(id) ?? nothing(id)).map(withHours))).flat(),
    ...paging,
  };
};

/** In the order of names, as it is anywhere else in script; `localeCompare` asks for it again for each pair. */
const names = new Intl.Collator();

/** POST leaderboard: agents whom one sees and those with the same manager, who are told figures and names alone. */
export const readLeaderboard: Verb<CallOf<'performance.leaderboard'>> = async ({
  db,
  actor,
  body,
}) => {
  const { month, metric } = body;
  const agents = (await peopleSeen(db, actor, true)).filter(({ level }) => level === 'agent');
  const rows = await readFigures(db, {
    counted: agents.map(({ id }) => ({ sum: id, personId: id })),
    from: `${month}-01`,
    before: `${addMonthsToMonth(month, 1)}-01`,
    period: 'whole',
  });
  const values = new Map(rows.map(({ sum, figures }) => [sum, figures[metric]]));
  const board = agents
    .map(({ id, name }) => ({ personId: id, name, value: values.get(id) ?? 0 }))
    .toSorted((one, other) => other.value - one.value || names.compare(one.name, other.name));
  const ranks = new Map<number, number>();
  for (const [place, { value }] of board.entries())
    if (!ranks.has(value)) ranks.set(value, place + 1);
  const span = { from: month, until: month, by: 'person' } as const;
  const { results, ...paging } = peoplePage(board, body, span);
  return {
    results: results.map(entry => ({
      ...entry,
      rank: ranks.get(entry.value) ?? 0,
      isMe: entry.personId === actor.id,
    })),
    ...paging,
  };
};

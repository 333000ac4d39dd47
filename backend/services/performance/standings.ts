import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { seesAllIncentives } from '#contract/domain/incentives/incentiveRoles.ts';
import {
  performanceLevels,
  type PerformanceLevel,
} from '#contract/domain/performance/performanceLevels.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Verb } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { noFigures } from './figures.ts';
import { peopleSeen, type Person } from './peopleSeen.ts';
import { readFigures } from './readFigures.ts';
import {
  achievedIn,
  approvalsOf,
  cyclesOf,
  peopleBelow,
  pendingOf,
  targetsOf,
  type Counting,
} from './standingMoney.ts';
import { chainOf, whoCounts } from './whoCounts.ts';

type Asked = CallOf<'performance.standings'>;
type Row = AnswerOf<Asked>['people'][number];

/** A person with those whose money and figures are theirs, and what they are to reach in a cycle. */
interface Aimed {
  readonly person: Person;
  readonly ids: readonly number[];
  readonly target: number;
  readonly cycle: Counting;
}

/**
 * The target of a person in the cycle that has one: of an agent their own, of a leader the team's, or where nobody set
 * that what all below are to reach.
 */
const aim = (
  person: Person,
  below: readonly number[],
  cycles: readonly [Counting, ...Counting[]],
  targetOf: Awaited<ReturnType<typeof targetsOf>>,
): Aimed => {
  const isLeader = person.level !== 'agent';
  const ids = isLeader ? below : [person.id];
  const own = (cycle: Counting): number => {
    const set = targetOf(cycle.cycleId, person.id);
    return (isLeader ? set?.team : set?.individual) ?? 0;
  };
  const ofBelow = (cycle: Counting): number =>
    ids.reduce((sum, id) => sum + (targetOf(cycle.cycleId, id)?.individual ?? 0), 0);
  for (const targetIn of [own, ofBelow])
    for (const cycle of cycles) {
      const target = targetIn(cycle);
      if (target > 0) return { person, ids, target, cycle };
    }
  return { person, ids, target: 0, cycle: cycles[0] };
};

const sumBy = (ids: readonly number[], of: (id: number) => number): number =>
  ids.reduce((sum, id) => sum + of(id), 0);

/** Calls and deals of people within the days of a cycle until today, a leader's with everyone's below them. */
const figuresIn = async (
  db: Database,
  aimed: readonly Aimed[],
  seen: readonly Person[],
  { from }: Counting,
  today: Day,
) => {
  const wanted = new Map(
    aimed.map(({ person }) => [person.id, person.level === 'agent' ? 'own' : 'team'] as const),
  );
  const counted = await whoCounts(wanted, seen);
  const heads = new Map<number, number>();
  for (const { sum } of counted) heads.set(sum, (heads.get(sum) ?? 0) + 1);
  const rows = await readFigures(db, {
    counted,
    from,
    before: addDays(today, 1),
    period: 'whole',
  });
  return {
    figuresOf: new Map(rows.map(({ sum, figures }) => [sum, figures])),
    headsOf: (id: number) => heads.get(id) ?? 0,
  };
};

const standingsIn = async (
  db: Database,
  aimed: readonly Aimed[],
  seen: readonly Person[],
  cycle: Counting,
  today: Day,
): Promise<Row[]> => {
  const everybody = [...new Set(aimed.flatMap(({ ids }) => ids))];
  const achieved = await achievedIn(db, cycle);
  const pending = await pendingOf(db, everybody);
  const approvals = await approvalsOf(db, everybody);
  const { figuresOf, headsOf } = await figuresIn(db, aimed, seen, cycle, today);
  const leaders = new Set(seen.map(({ managerId }) => managerId));
  return aimed.map(({ person: { id, name, level }, ids, target }) => {
    const { attempted, connected, closed } = figuresOf.get(id) ?? noFigures;
    return {
      id,
      name,
      level,
      isLeader: leaders.has(id),
      from: cycle.from,
      until: cycle.until,
      people: headsOf(id),
      target,
      achieved: sumBy(ids, achieved),
      pending: sumBy(ids, pending),
      approvals: sumBy(ids, approvals),
      attempted,
      connected,
      closed,
    };
  });
};

const topLevel = (people: readonly Person[]): PerformanceLevel | null =>
  performanceLevels.find(one => people.some(({ level }) => level === one)) ?? null;

const belowOf = (people: readonly Person[], leader: number): Person[] => {
  const byId = new Map(people.map(person => [person.id, person]));
  return people.filter(({ id }) => id !== leader && chainOf(id, byId).includes(leader));
};

/**
 * Those below a leader, of the people whose targets the person sees: their own below them, or everyone's (decision record
 * 0139). Who has nobody below them and sees everyone's, such as an administrator, begins with all.
 */
const peopleUnder = (
  seen: readonly Person[],
  { id, roleCodes }: Pick<Actor, 'id' | 'roleCodes'>,
  under: number | undefined,
): Person[] => {
  const own = belowOf(seen, id);
  if (seesAllIncentives(roleCodes)) {
    if (under !== undefined) return belowOf(seen, under);
    return own.length > 0 ? own : [...seen];
  }
  if (under === undefined || under === id) return own;
  return own.some(person => person.id === under) ? belowOf(own, under) : [];
};

/**
 * GET standings: the people at one level below a leader, the highest there is where none is asked for, with target,
 * what is achieved and what explains it. Whom one does not see is left out.
 */
export const readStandings: Verb<Asked> = async ({ db, actor, services, query }) => {
  const today = indiaDay(services.now());
  const seen = await peopleSeen(db, actor);
  const under = peopleUnder(seen, actor, query.under);
  const levels = performanceLevels.filter(one => under.some(({ level }) => level === one));
  const level = levels.find(one => one === query.level) ?? topLevel(under);
  const listed = under.filter(person => person.level === level);
  const [first, ...others] = await cyclesOf(db, today);
  if (!first || listed.length === 0) return { levels, level, today, people: [] };
  const below = await peopleBelow(
    db,
    listed.filter(person => person.level !== 'agent').map(({ id }) => id),
  );
  const targetOf = await targetsOf(
    db,
    [first, ...others],
    [...new Set([...listed.map(({ id }) => id), ...[...below.values()].flat()])],
  );
  const aimed = listed.map(person =>
    aim(person, below.get(person.id) ?? [], [first, ...others], targetOf),
  );
  const people: Row[] = [];
  for (const cycle of [first, ...others]) {
    const own = aimed.filter(one => one.cycle === cycle);
    if (own.length > 0) people.push(...(await standingsIn(db, own, seen, cycle, today)));
  }
  return { levels, level, today, people };
};

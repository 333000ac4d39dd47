import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { cycleFigure, type CycleFigure } from '#contract/domain/incentives/cycleFigure.ts';
import { countingDays, isCycleOver } from '#contract/domain/incentives/incentiveCycles.ts';
import { isPendingIncentive } from '#contract/domain/incentives/incentiveStatus.ts';
import type { Verb } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { lockByName } from '../../database/lockByName.ts';
import {
  incentiveCycles,
  userIncentiveDeals as deals,
  userIncentives as incentives,
  users,
  userTargets,
} from '../../database/schema/index.ts';
import { inTurns } from '../../turns/inTurns.ts';
import { countedMoney } from './countedMoney.ts';
import { cycleOrRefuse, readClosures, type CycleRow } from './incentiveCycles.ts';
import { participants, termsOn, type CategoryTerms } from './participantTerms.ts';

type IncentiveRow = typeof incentives.$inferSelect;

/** What a calculation writes; also what it compares, so that the same figure is not a change. */
type Figured = Pick<
  IncentiveRow,
  | 'participantCategoryId'
  | 'incentiveRuleId'
  | 'incentiveSlabId'
  | 'teamSlabId'
  | 'individualTargetPaise'
  | 'achievedPaise'
  | 'accountsClosed'
  | 'teamTargetPaise'
  | 'teamAchievedPaise'
  | 'teamAccountsClosed'
  | 'teamUserIds'
  | 'incentivePaise'
>;

/** Everyone below each person, as the organisation stands. */
const teams = async (db: Database): Promise<(id: number) => number[]> => {
  const rows = await db.select({ id: users.id, parentId: users.parentId }).from(users);
  const below = new Map<number | null, number[]>();
  for (const { id, parentId } of rows) {
    const known = below.get(parentId);
    if (known) known.push(id);
    else below.set(parentId, [id]);
  }
  const teamOf = (id: number, seen: ReadonlySet<number>): number[] =>
    (below.get(id) ?? [])
      .filter(member => !seen.has(member))
      .flatMap(member => [member, ...teamOf(member, new Set([...seen, member]))]);
  return id => [...new Set(teamOf(id, new Set([id])))].toSorted((a, b) => a - b);
};

const columnsOf = (
  { rule }: CategoryTerms,
  targets: { Individual: number; Team: number },
  teamUserIds: number[],
  figure: CycleFigure,
): Figured => {
  const of = (type: 'Individual' | 'Team') => figure.parts.find(part => part.type === type);
  return {
    participantCategoryId: rule.participantCategoryId,
    incentiveRuleId: rule.id,
    incentiveSlabId: of('Individual')?.slab?.id ?? null,
    teamSlabId: of('Team')?.slab?.id ?? null,
    individualTargetPaise: targets.Individual,
    achievedPaise: of('Individual')?.achieved ?? 0,
    accountsClosed: of('Individual')?.accountsClosed ?? 0,
    teamTargetPaise: targets.Team,
    teamAchievedPaise: of('Team')?.achieved ?? 0,
    teamAccountsClosed: of('Team')?.accountsClosed ?? 0,
    teamUserIds,
    incentivePaise: figure.incentive,
  };
};

const isSame = (stored: IncentiveRow, figured: Figured): boolean =>
  Object.entries(figured).every(
    ([name, value]) => JSON.stringify(stored[name as keyof Figured]) === JSON.stringify(value),
  );

/** What a calculation of a cycle gives, whatever is stored; nothing is written. */
export const figuresOf = async (db: Database, cycle: CycleRow) => {
  const closures = await readClosures(db);
  const money = await countedMoney(db, countingDays(cycle, closures));
  const terms = await termsOn(db, cycle.startDate, cycle.frequency);
  const stored = await db
    .select()
    .from(incentives)
    .where(eq(incentives.cycleId, cycle.id))
    .orderBy(asc(incentives.userId));
  const known = new Map(stored.map(row => [row.userId, row]));
  const targets = new Map(
    (await db.select().from(userTargets).where(eq(userTargets.cycleId, cycle.id))).map(row => [
      row.userId,
      row,
    ]),
  );
  const teamOf = await teams(db);
  const isClosed = cycle.closedAt !== null;
  // Who moves between categories or teams later changes nothing of a cycle that is closed.
  const categories = new Map([
    ...(isClosed && stored.length > 0 ? [] : await participants(db)),
    ...(isClosed ? stored.map(row => [row.userId, row.participantCategoryId ?? 0] as const) : []),
  ]);
  const figureOf = ([userId, categoryId]: readonly [number, number]) => {
    const held = terms.get(categoryId);
    if (!held) return [];
    const before = known.get(userId);
    const hasTeam = held.rule.participantAllowedIncentiveTypes.includes('Team');
    const team = isClosed && before ? before.teamUserIds : hasTeam ? teamOf(userId) : [];
    const target = targets.get(userId);
    const aims = {
      Individual: target?.individualTargetPaise ?? 0,
      Team: target?.teamTargetPaise ?? 0,
    };
    const figure = cycleFigure({ slabs: held.slabs, cap: held.rule.incentiveCapPaise }, aims, {
      ...(held.rule.participantAllowedIncentiveTypes.includes('Individual') && {
        Individual: money.get(userId) ?? [],
      }),
      ...(hasTeam && { Team: team.flatMap(id => money.get(id) ?? []) }),
    });
    return [{ userId, before, figure, columns: columnsOf(held, aims, team, figure) }];
  };
  return (await inTurns([...categories], figureOf)).flat();
};

type Figures = Awaited<ReturnType<typeof figuresOf>>[number];

/** Payments of one statement, and at most so many are shared out at a stretch (decision 0244). */
const dealsAtOnce = 500;

/** The payments behind figures, each with its share. */
const writeDeals = async (
  db: Database,
  written: readonly { readonly id: number; readonly one: Figures }[],
): Promise<void> => {
  let batch: (typeof deals.$inferInsert)[] = [];
  const write = async () => {
    if (batch.length > 0) await db.insert(deals).values(batch);
    batch = [];
  };
  for (const { id, one } of written)
    for (const share of one.figure.shares()) {
      batch.push({
        userIncentiveId: id,
        opportunityId: share.opportunityId,
        paymentId: share.paymentId,
        type: share.type,
        basePaise: share.base,
        incentivePaise: share.incentive,
        reason: share.reason,
      });
      if (batch.length === dealsAtOnce) await write();
    }
  await write();
};

/** POST incentive-calculations: pending figures are written again, later ones only compared. */
export const calculateCycle: Verb<CallOf<'incentives.calculate'>> = async context => {
  const { db, actor, services, body, audit } = context;
  const today = indiaDay(services.now());
  const cycle = await cycleOrRefuse(db, body.cycleId, today);
  await lockByName(db, 'incentive-cycle', cycle.id);
  const figures = await figuresOf(db, cycle);
  const isPending = ({ before }: Figures) => !before || isPendingIncentive(before.statusId);
  const isChanged = (one: Figures) =>
    isPending(one) && !(one.before && isSame(one.before, one.columns));
  const changed = (await inTurns(figures, one => (isChanged(one) ? [one] : []))).flat();
  const moved = figures.filter(
    one =>
      !isPending(one) && one.before && one.before.incentivePaise !== one.columns.incentivePaise,
  );
  const written: { id: number; version: number; one: Figures }[] = [];
  for (const one of changed) {
    const [row] = await db
      .insert(incentives)
      .values({
        ...one.columns,
        userId: one.userId,
        cycleId: cycle.id,
        createdBy: actor.id,
        updatedBy: actor.id,
      })
      .onConflictDoUpdate({
        target: [incentives.userId, incentives.cycleId],
        set: {
          ...one.columns,
          version: sql`${incentives.version} + 1`,
          updatedAt: services.now(),
          updatedBy: actor.id,
        },
      })
      .returning({ id: incentives.id, version: incentives.version });
    if (row) written.push({ ...row, one });
  }
  const ids = written.map(({ id }) => id);
  if (ids.length > 0) await db.delete(deals).where(inArray(deals.userIncentiveId, ids));
  await writeDeals(db, written);
  const isClosed = isCycleOver(cycle, today, await readClosures(db));
  const closes = isClosed && cycle.closedAt === null;
  if (closes)
    await db
      .update(incentiveCycles)
      .set({ closedAt: services.now(), updatedBy: actor.id })
      .where(eq(incentiveCycles.id, cycle.id));
  await audit.record(
    {
      action: closes ? 'close' : 'calculate',
      entity: 'incentive-cycles',
      entityId: cycle.id,
      after: { changed: changed.length, same: figures.length - changed.length, isClosed },
    },
    ...written.map(({ id, version, one }) => ({
      action: 'calculate' as const,
      entity: 'user-incentives',
      entityId: id,
      version,
      before: one.before ? { incentive: one.before.incentivePaise } : null,
      after: {
        incentive: one.columns.incentivePaise,
        achieved: one.columns.achievedPaise,
        teamAchieved: one.columns.teamAchievedPaise,
      },
    })),
  );
  const people = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [0, ...moved.map(({ userId }) => userId)]));
  return {
    cycleId: cycle.id,
    isClosed,
    changed: changed.length,
    same: figures.length - changed.length - moved.length,
    differing: moved.map(({ userId, before, columns }) => ({
      userId,
      userName: people.find(({ id }) => id === userId)?.name ?? '',
      kept: before?.incentivePaise ?? 0,
      computed: columns.incentivePaise,
    })),
  };
};

import { and, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import { addDays } from '#contract/domain/days/addDays.ts';
import { countingDays } from '#contract/domain/incentives/incentiveCycles.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import type { Database } from '../../database/client.ts';
import {
  approvalRequests,
  incentiveCycles,
  opportunities,
  payments,
  userTargets,
  userTree,
} from '../../database/schema/index.ts';
import { amongIds } from '../../query/amongIds.ts';
import { countedMoney } from '../incentives/countedMoney.ts';
import { readClosures } from '../incentives/incentiveCycles.ts';

export interface Counting {
  readonly cycleId: number;
  readonly from: Day;
  readonly until: Day;
}

/** The cycles that money of today counts for, the shortest first. */
export const cyclesOf = async (db: Database, today: Day): Promise<readonly Counting[]> => {
  const closures = await readClosures(db);
  const rows = await db
    .select()
    .from(incentiveCycles)
    // Money counts until the closure date of the last month, which is at most a month after its end.
    .where(
      and(
        gte(incentiveCycles.endDate, addDays(today, -31)),
        lte(incentiveCycles.startDate, addDays(today, 31)),
      ),
    )
    .orderBy(incentiveCycles.frequency, incentiveCycles.id);
  return rows
    .map(cycle => ({ cycleId: cycle.id, ...countingDays(cycle, closures) }))
    .filter(({ from, until }) => from <= today && today <= until);
};

export interface Aims {
  readonly individual: number;
  readonly team: number;
}

/** Targets of people by cycle and person. */
export const targetsOf = async (
  db: Database,
  cycles: readonly Counting[],
  ids: readonly number[],
): Promise<(cycleId: number, personId: number) => Aims | undefined> => {
  if (cycles.length === 0 || ids.length === 0) return () => undefined;
  const rows = await db
    .select()
    .from(userTargets)
    .where(
      and(
        inArray(
          userTargets.cycleId,
          cycles.map(({ cycleId }) => cycleId),
        ),
        amongIds(userTargets.userId, ids),
      ),
    );
  const found = new Map(
    rows.map(row => [
      `${row.cycleId} ${row.userId}`,
      { individual: row.individualTargetPaise, team: row.teamTargetPaise },
    ]),
  );
  return (cycleId, personId) => found.get(`${cycleId} ${personId}`);
};

/** Everyone below each leader, people who have left included: what they sold counts for the team. */
export const peopleBelow = async (
  db: Database,
  leaders: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> => {
  const below = new Map<number, number[]>(leaders.map(id => [id, []]));
  if (leaders.length === 0) return below;
  const rows = await db
    .select({ leader: userTree.ancestorId, id: userTree.userId })
    .from(userTree)
    .where(amongIds(userTree.ancestorId, leaders));
  for (const { leader, id } of rows) if (id !== leader) below.get(leader)?.push(id);
  return below;
};

/** What counts for a cycle until now, by person: the same sum as the incentive's (decision record 0139). */
export const achievedIn = async (
  db: Database,
  { from, until }: Counting,
): Promise<(personId: number) => number> => {
  const money = await countedMoney(db, { from, until });
  return id => (money.get(id) ?? []).reduce((sum, { base }) => sum + base, 0);
};

const byPerson = (
  rows: readonly { readonly id: number | null; readonly value: number }[],
): ((id: number) => number) => {
  const values = new Map(rows.map(({ id, value }) => [id, value]));
  return id => values.get(id) ?? 0;
};

/** Payments in progress on the deals that people work, in paise. */
export const pendingOf = async (db: Database, ids: readonly number[]) =>
  byPerson(
    await db
      .select({
        id: opportunities.agentId,
        value: sql`sum(${payments.amountPaise})`.mapWith(Number),
      })
      .from(payments)
      .innerJoin(opportunities, eq(opportunities.id, payments.opportunityId))
      .where(
        and(
          inArray(payments.statusId, [...paymentGroups.pending.statusIds]),
          amongIds(opportunities.agentId, ids),
        ),
      )
      .groupBy(opportunities.agentId),
  );

/** Requests of people that wait for a decision. */
export const approvalsOf = async (db: Database, ids: readonly number[]) =>
  byPerson(
    await db
      .select({ id: approvalRequests.requestedBy, value: sql`count(*)`.mapWith(Number) })
      .from(approvalRequests)
      .where(
        and(
          eq(approvalRequests.status, 'PendingApproval'),
          amongIds(approvalRequests.requestedBy, ids),
        ),
      )
      .groupBy(approvalRequests.requestedBy),
  );

import { addMonthsToMonth, monthEnd } from '#contract/domain/days/addDays.ts';
import type { ClosureDates } from '#contract/domain/days/closureMonth.ts';
import { monthOf } from '#contract/domain/days/indiaDay.ts';
import {
  countsOn,
  cycleFigure,
  reasonOf,
  type CountedMoney,
} from '#contract/domain/incentives/cycleFigure.ts';
import {
  countingDays,
  cycleName,
  cycleOf,
  lastCycles,
  type CyclePeriod,
} from '#contract/domain/incentives/incentiveCycles.ts';
import { inForce } from '#contract/domain/incentives/slabs.ts';
import * as schema from '../schema/money/incentives.ts';
import { batch, type Batch } from './pen/batch.ts';
import { disputeBatches } from './incentiveDisputes.ts';
import { makeIncentiveTerms } from './incentiveTerms.ts';
import type { Payouts } from './money/payouts.ts';
import type { Collected } from './money/payments.ts';
import type { StaffMember } from './people/people.ts';
import { randomFor } from './pen/random.ts';
import type { World } from './world.ts';

export interface Incentives {
  readonly note: (collected: Collected) => void;
  readonly batches: () => Generator<Batch>;
}

/** Cycles of each kind that have figures: the oldest is paid, the newest still open. */
const months = 4;
const quarters = 3;

interface SeededCycle extends CyclePeriod {
  readonly id: number;
  /** From the newest: 0 is still open. */
  readonly age: number;
}

/** What somebody usually sells in a month, in rupees; each is asked for more or less of it, so that some are behind. */
const targetRupees = ({ id, level, line }: StaffMember): number => {
  const usual = { builder: 8_000_000, broker: 500_000, owner: 250_000, tenant: 120_000 };
  const percent = (level === 6 ? 50 : 70) + ((id * 30) % 70);
  return (usual[line ?? 'owner'] / 100) * percent;
};

/** 5 paid, 4 approved or 3 signed off, 2 under review or 1 pending: by how long the cycle is over. */
const statusOf = ({ age, frequency }: SeededCycle, { id }: StaffMember): number => {
  if (age === 0) return 1;
  const last = (frequency === 'Monthly' ? months : quarters) - 1;
  if (age === last) return 5;
  return age === last - 1 ? 3 + (id % 2) : 1 + (id % 2);
};

/** Targets and figures of the last cycles, worked out by the same rules as the console's own. */
export const makeIncentives = (world: World, payouts: Payouts['batches']): Incentives => {
  const { calendar, people } = world;
  const { today } = calendar;
  const thisMonth = monthOf(today);
  const terms = makeIncentiveTerms(calendar);
  const past = Array.from({ length: 9 }, (_, at) => addMonthsToMonth(thisMonth, at - 8));
  const closures: ClosureDates = Object.fromEntries(past.map(month => [month, monthEnd(month)]));
  const periods = [
    ...lastCycles(today, past.length, 'Monthly'),
    ...lastCycles(today, quarters, 'Quarterly'),
  ];
  const cycles = periods.map((period, at) => ({
    ...period,
    id: at + 1,
    age: at < past.length ? at : at - past.length,
  }));
  const next = { ...cycleOf('Monthly', addMonthsToMonth(thisMonth, 1)), id: cycles.length + 1 };
  const figured = cycles.filter(
    ({ age, frequency }) => age < (frequency === 'Monthly' ? months : quarters),
  );
  const horizon = figured
    .map(cycle => countingDays(cycle, closures).from)
    .toSorted()
    .at(0);
  const book = new Map<number, (CountedMoney & { on: string; closedOn: string })[]>();
  const sellers = people.staff.filter(member => terms.termsOf(member) !== undefined);
  const teamOf = (leader: StaffMember): StaffMember[] =>
    people.staff
      .filter(({ parentId }) => parentId === leader.id)
      .flatMap(member => [member, ...teamOf(member)]);
  const teams = new Map(sellers.map(member => [member.id, teamOf(member)]));

  const moneyOf = (id: number, cycle: CyclePeriod): CountedMoney[] => {
    const { from, until } = countingDays(cycle, closures);
    return (book.get(id) ?? [])
      .filter(({ on }) => on >= from && on <= until)
      .map(({ on: _on, closedOn, ...money }) => ({
        ...money,
        reason: reasonOf(money.base, closedOn, from),
      }));
  };

  const targetsOf = (member: StaffMember, { frequency }: CyclePeriod) => {
    const { types = [] } = terms.termsOf(member) ?? {};
    const times = frequency === 'Monthly' ? 100 : 300;
    const below = (teams.get(member.id) ?? []).filter(({ level, line }) => level >= 5 && line);
    return {
      Individual: types.includes('Individual') ? targetRupees(member) * times : 0,
      Team: types.includes('Team')
        ? below.reduce((sum, one) => sum + targetRupees(one) * times, 0)
        : 0,
    };
  };

  /** What one person earned in one cycle, with the deals and payments behind each rupee. */
  const earned = (member: StaffMember, cycle: SeededCycle, id: number) => {
    const held = terms.termsOf(member);
    if (!held || held.frequency !== cycle.frequency) return null;
    const hasTeam = held.types.includes('Team');
    const teamUserIds = hasTeam
      ? (teams.get(member.id) ?? []).map(one => one.id).toSorted((a, b) => a - b)
      : [];
    const targets = targetsOf(member, cycle);
    const figure = cycleFigure(
      { slabs: inForce(held.slabs, cycle.startDate), cap: held.cap },
      targets,
      {
        ...(held.types.includes('Individual') && { Individual: moneyOf(member.id, cycle) }),
        ...(hasTeam && { Team: teamUserIds.flatMap(one => moneyOf(one, cycle)) }),
      },
    );
    const own = figure.parts.find(({ type }) => type === 'Individual');
    const team = figure.parts.find(({ type }) => type === 'Team');
    const statusId = statusOf(cycle, member);
    const keeper = people.holder('lookup-admin').id;
    const steps = [
      [3, keeper],
      [4, people.holder('sales-manager').id],
      [5, people.holder('finance').id],
    ] as const;
    const ended = calendar.offsetOf(cycle.endDate);
    const [signed, approved, paid] = steps.map(([from, by]) => ({
      by: statusId >= from ? by : null,
      // About a week after the end, and in any case before today.
      at: statusId >= from ? calendar.at(Math.min(ended + from + 4, -1), 9 + from) : null,
    }));
    const worked = calendar.at(Math.min(ended + 1, -1), 6);
    return {
      row: {
        id,
        userId: member.id,
        cycleId: cycle.id,
        participantCategoryId: held.categoryId,
        incentiveRuleId: held.ruleId,
        incentiveSlabId: own?.slab?.id ?? null,
        teamSlabId: team?.slab?.id ?? null,
        statusId,
        individualTargetPaise: targets.Individual,
        achievedPaise: own?.achieved ?? 0,
        accountsClosed: own?.accountsClosed ?? 0,
        teamTargetPaise: targets.Team,
        teamAchievedPaise: team?.achieved ?? 0,
        teamAccountsClosed: team?.accountsClosed ?? 0,
        teamUserIds,
        incentivePaise: figure.incentive,
        paidIncentivePaise: statusId === 5 ? figure.incentive : null,
        remark: null,
        signedOffBy: signed?.by ?? null,
        signedOffAt: signed?.at ?? null,
        approvedBy: approved?.by ?? null,
        approvedAt: approved?.at ?? null,
        paidBy: paid?.by ?? null,
        paidAt: paid?.at ?? null,
        createdBy: keeper,
        createdAt: worked,
        updatedBy: paid?.by ?? approved?.by ?? keeper,
        updatedAt: paid?.at ?? approved?.at ?? signed?.at ?? worked,
      },
      deals: [...figure.shares()].map(
        ({ opportunityId, paymentId, type, base, incentive, reason }) => ({
          userIncentiveId: id,
          opportunityId,
          paymentId,
          type,
          basePaise: base,
          incentivePaise: incentive,
          reason,
        }),
      ),
    };
  };

  return {
    note: ({ agentId, accountId, opportunityId, paymentId, closedOn, bookedOn, base }) => {
      const on = countsOn(closedOn, bookedOn);
      if (horizon === undefined || on < horizon || base === 0) return;
      const money = { accountId, opportunityId, paymentId, base, reason: null, on, closedOn };
      book.set(agentId, [...(book.get(agentId) ?? []), money]);
    },
    *batches() {
      const random = randomFor('incentives');
      yield* terms.batches();
      yield batch(
        schema.incentiveCycles,
        [...cycles, next].map(({ id, frequency, startDate, endDate }) => ({
          id,
          name: cycleName({ frequency, startDate, endDate }),
          frequency,
          startDate,
          endDate,
          closedAt: endDate < today ? calendar.at(calendar.offsetOf(endDate) + 1, 6) : null,
          createdAt: calendar.at(Math.min(calendar.offsetOf(startDate) - 5, -1), 10),
        })),
      );
      yield batch(
        schema.userTargets,
        figured
          .flatMap(cycle =>
            sellers
              .filter(member => terms.termsOf(member)?.frequency === cycle.frequency)
              .map(member => {
                const targets = targetsOf(member, cycle);
                return {
                  userId: member.id,
                  cycleId: cycle.id,
                  individualTargetPaise: targets.Individual,
                  teamTargetPaise: targets.Team,
                  createdAt: calendar.at(Math.min(calendar.offsetOf(cycle.startDate) + 1, -1), 11),
                };
              }),
          )
          .map((row, at) => ({ id: at + 1, ...row })),
      );
      let id = 0;
      const all = figured.flatMap(cycle =>
        sellers.flatMap(member => {
          const one = earned(member, cycle, id + 1);
          if (one) id += 1;
          return one ? [one] : [];
        }),
      );
      yield batch(
        schema.userIncentives,
        all.map(({ row }) => row),
      );
      yield* payouts(all.map(({ row }) => row));
      const running = new Set(
        figured.filter(({ endDate }) => endDate >= today).map(cycle => cycle.id),
      );
      yield* disputeBatches(
        world,
        all.map(({ row }) => row).filter(({ cycleId }) => running.has(cycleId)),
      );
      yield batch(
        schema.userIncentiveDeals,
        all.flatMap(({ deals }) => deals).map((row, at) => ({ id: at + 1, ...row })),
      );
      yield batch(
        schema.salesMonthClosureDates,
        Object.entries(closures).map(([month, closureDate], at) => ({
          id: at + 1,
          year: Number(month.slice(0, 4)),
          monthNumber: Number(month.slice(5)),
          closureDate,
          createdAt: calendar.at(-random.int(30, 200), 11),
        })),
      );
    },
  };
};

import { addMonthsToMonth, monthEnd } from '#contract/domain/days/addDays.ts';
import { closureMonth, type ClosureDates } from '#contract/domain/days/closureMonth.ts';
import { monthOf, type Month } from '#contract/domain/days/indiaDay.ts';
import { allocate } from '#contract/domain/money/allocate.ts';
import { roundedShare } from '#contract/domain/money/paise.ts';
import * as schema from '../schema/incentives.ts';
import { batch, type Batch, type Seeded } from './batch.ts';
import type { Collected } from './payments.ts';
import type { StaffMember } from './people.ts';
import { randomFor } from './random.ts';
import type { World } from './world.ts';

/** Months with incentives: the oldest is paid, the next signed off or approved, the last still open. */
const settledMonths = 3;

export interface Incentives {
  readonly note: (collected: Collected) => void;
  readonly batches: () => Generator<Batch>;
}

type Category = Seeded<typeof schema.incentiveParticipantCategories>;

const categories: readonly Category[] = [
  { id: 1, designationId: 2, departmentId: 16, clientTypeId: 2 },
  { id: 2, designationId: 6, departmentId: 16, clientTypeId: 2 },
  { id: 3, designationId: 30, departmentId: 17, clientTypeId: 1 },
  { id: 4, designationId: 6, departmentId: 17, clientTypeId: 1 },
  { id: 5, designationId: 1, departmentId: 16, clientTypeId: 3 },
  { id: 6, designationId: 6, departmentId: 16, clientTypeId: 3 },
  { id: 7, designationId: 32, departmentId: 16, clientTypeId: 2 },
];

/** Share of the target, and what the sale then earns; bounds are [min, max). */
const slabs = [
  [0, 5_000, 0],
  [5_000, 8_000, 150],
  [8_000, 10_000, 300],
  [10_000, null, 500],
] as const;

const categoryOf = ({ designationId, departmentId, line }: StaffMember): Category | undefined => {
  const clientTypeId = line === 'builder' ? 1 : line === 'broker' ? 2 : 3;
  return categories.find(
    category =>
      category.designationId === designationId &&
      category.departmentId === departmentId &&
      category.clientTypeId === clientTypeId,
  );
};

const monthName = (month: Month): string =>
  new Date(`${month}-15T00:00:00Z`).toLocaleDateString('en-IN', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

const targetRupees = (member: StaffMember): number =>
  ({ builder: 900_000, broker: 60_000, owner: 25_000, tenant: 20_000 })[member.line ?? 'owner'] *
  (member.level === 6 ? 0.5 : 1);

export const makeIncentives = (world: World): Incentives => {
  const { calendar, people } = world;
  const thisMonth = monthOf(calendar.today);
  const months = Array.from({ length: 8 }, (_, at) => addMonthsToMonth(thisMonth, at - 6));
  const closures: ClosureDates = Object.fromEntries(
    months.slice(0, 7).map(month => [month, monthEnd(month)]),
  );
  const settled = months.slice(6 - settledMonths, 6);
  const book = new Map<string, Collected[]>();
  const sellers = people.staff.filter(
    ({ line, level, status }) => line !== null && level >= 4 && status === 1,
  );
  const teamOf = (leader: StaffMember): StaffMember[] =>
    people.staff
      .filter(({ parentId }) => parentId === leader.id)
      .flatMap(member => [member, ...teamOf(member)]);

  const ruleRows = categories.map((category, at) => ({
    id: at + 1,
    participantCategoryId: category.id,
    allowedMinTargetPaise: 500_000,
    allowedMaxTargetPaise: 500_000_000,
    frequency: at === 6 ? ('Quarterly' as const) : ('Monthly' as const),
    incentiveCapPaise: at % 3 === 2 ? null : 5_000_000,
    effectiveDate: calendar.day(-400),
    participantAllowedIncentiveTypes: ['Individual', ...(at === 6 ? ['Team'] : [])],
  }));
  const slabRows = categories.flatMap((category, at) =>
    slabs.map(([targetMinBp, targetMaxBp, incentiveBp], place) => ({
      id: at * slabs.length + place + 1,
      participantCategoryId: category.id,
      targetMinBp,
      targetMaxBp,
      accountsClosedMin: 0,
      accountsClosedMax: null,
      incentiveBp,
      effectiveDate: calendar.day(-400),
    })),
  );
  const quarters = months.filter(month => ['01', '04', '07', '10'].includes(month.slice(5)));
  const cycleRows = [
    ...months.map((month, at) => ({
      id: at + 1,
      name: monthName(month),
      frequency: 'Monthly' as const,
      startDate: `${month}-01`,
      endDate: monthEnd(month),
      closedAt: at < 6 ? calendar.at(calendar.offsetOf(monthEnd(month)), 23, 59) : null,
    })),
    ...quarters.map((month, at) => ({
      id: months.length + at + 1,
      name: `Quarter from ${monthName(month)}`,
      frequency: 'Quarterly' as const,
      startDate: `${month}-01`,
      endDate: monthEnd(addMonthsToMonth(month, 2)),
      closedAt: null,
    })),
  ];

  /** What one agent earned in one settled month, with the deals and payments behind each rupee. */
  const earned = (member: StaffMember, month: Month, id: number, place: number) => {
    const category = categoryOf(member);
    if (!category) return null;
    const deals = book.get(`${member.id}:${month}`) ?? [];
    const achievedPaise = deals.reduce((sum, { netPaise }) => sum + netPaise, 0);
    const shareBp = roundedShare(achievedPaise, 10_000, targetRupees(member) * 100);
    const slab = slabRows.findLast(
      row => row.participantCategoryId === category.id && row.targetMinBp <= shareBp,
    );
    const incentivePaise = roundedShare(achievedPaise, slab?.incentiveBp ?? 0, 10_000);
    const statusId = place === 0 ? 5 : place === 1 ? 3 + (member.id % 2) : 1 + (member.id % 2);
    const stamp = (from: number, by: number) => ({
      by: statusId >= from ? by : null,
      at: statusId >= from ? calendar.at(-12 + from, 12) : null,
    });
    const signedOff = stamp(3, people.holder('head').id);
    const approved = stamp(4, people.holder('sales-manager').id);
    const paid = stamp(5, people.holder('finance').id);
    const parts =
      achievedPaise > 0
        ? allocate(
            incentivePaise,
            deals.map(({ netPaise }) => netPaise),
          )
        : [];
    return {
      row: {
        id,
        userId: member.id,
        cycleId: months.indexOf(month) + 1,
        participantCategoryId: category.id,
        incentiveRuleId: category.id,
        incentiveSlabId: slab?.id ?? null,
        statusId,
        achievedPaise,
        accountsClosed: new Set(deals.map(({ accountId }) => accountId)).size,
        incentivePaise,
        paidIncentivePaise: statusId === 5 ? incentivePaise : null,
        remark: null,
        signedOffBy: signedOff.by,
        signedOffAt: signedOff.at,
        approvedBy: approved.by,
        approvedAt: approved.at,
        paidBy: paid.by,
        paidAt: paid.at,
      },
      deals: deals.map(({ opportunityId, paymentId, netPaise }, at) => ({
        userIncentiveId: id,
        opportunityId,
        paymentId,
        basePaise: netPaise,
        incentivePaise: parts[at] ?? 0,
      })),
    };
  };

  return {
    note: collected => {
      const month = closureMonth(collected.closedOn, closures);
      if (!settled.includes(month)) return;
      const key = `${collected.agentId}:${month}`;
      const known = book.get(key);
      if (known) known.push(collected);
      else book.set(key, [collected]);
    },
    *batches() {
      const random = randomFor('incentives');
      yield batch(schema.incentiveParticipantCategories, categories);
      yield batch(schema.incentiveRules, ruleRows);
      yield batch(schema.incentiveSlabs, slabRows);
      yield batch(schema.incentiveCycles, cycleRows);
      yield batch(
        schema.userTargets,
        months
          .slice(6 - settledMonths, 7)
          .flatMap(month =>
            sellers.map(member => ({
              userId: member.id,
              cycleId: months.indexOf(month) + 1,
              individualTargetPaise: member.level === 4 ? 0 : targetRupees(member) * 100,
              teamTargetPaise:
                member.level === 4
                  ? teamOf(member).reduce((sum, one) => sum + targetRupees(one) * 100, 0)
                  : 0,
            })),
          )
          .map((row, at) => ({ id: at + 1, ...row })),
      );
      let id = 0;
      const all = settled.flatMap((month, place) =>
        sellers.flatMap(member => {
          const one = earned(member, month, id + 1, place);
          if (one) id += 1;
          return one ? [one] : [];
        }),
      );
      yield batch(
        schema.userIncentives,
        all.map(({ row }) => row),
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

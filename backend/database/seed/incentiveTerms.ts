import { monthOf } from '#contract/domain/days/indiaDay.ts';
import type { IncentiveType } from '#contract/domain/incentives/computeIncentive.ts';
import type { IncentiveFrequency } from '#contract/domain/incentives/incentiveStatus.ts';
import type { Slab } from '#contract/domain/incentives/slabs.ts';
import * as schema from '../schema/money/incentives.ts';
import { batch, type Batch } from './pen/batch.ts';
import type { Calendar } from './calendar.ts';
import type { StaffMember } from './people/people.ts';

/** Who takes part, how often, with what, and what the four slabs earn in hundredths of a percent. */
// prettier-ignore
const plan = [
  [2, 16, 2, 'Monthly', ['Individual'], [0, 150, 300, 500]],
  [6, 16, 2, 'Monthly', ['Individual'], [0, 150, 300, 500]],
  [30, 17, 1, 'Monthly', ['Individual'], [0, 100, 200, 300]],
  [6, 17, 1, 'Monthly', ['Individual'], [0, 100, 200, 300]],
  [1, 16, 3, 'Monthly', ['Individual'], [0, 150, 300, 500]],
  [6, 16, 3, 'Monthly', ['Individual'], [0, 150, 300, 500]],
  [32, 16, 2, 'Monthly', ['Team'], [0, 50, 100, 150]],
  [3, 16, 2, 'Monthly', ['Team'], [0, 25, 50, 75]],
  [4, 16, 2, 'Monthly', ['Team'], [0, 10, 20, 30]],
  [32, 17, 1, 'Monthly', ['Individual', 'Team'], [0, 20, 40, 60]],
  [33, 17, 1, 'Monthly', ['Team'], [0, 10, 20, 30]],
  [37, 17, 1, 'Quarterly', ['Team'], [0, 5, 10, 15]],
  [32, 16, 3, 'Monthly', ['Team'], [0, 50, 100, 150]],
  [3, 16, 3, 'Monthly', ['Team'], [0, 25, 50, 75]],
  [4, 16, 3, 'Monthly', ['Team'], [0, 10, 20, 30]],
] as const;

/** Shares of the target; bounds are [min, max). */
const bounds = [0, 5_000, 8_000, 10_000] as const;

export interface SeededTerms {
  readonly categoryId: number;
  readonly ruleId: number;
  readonly frequency: IncentiveFrequency;
  readonly types: readonly IncentiveType[];
  readonly cap: number | null;
  /** Every version; a cycle takes the one of its first day. */
  readonly slabs: readonly Slab[];
}

export interface IncentiveTermsSeed {
  readonly termsOf: (member: StaffMember) => SeededTerms | undefined;
  readonly batches: () => Generator<Batch>;
}

const clientTypeOf = ({ line }: StaffMember): number =>
  line === 'builder' ? 1 : line === 'broker' ? 2 : 3;

/** Terms of every step of the lines; the broker agents have had better slabs since this month. */
export const makeIncentiveTerms = (calendar: Calendar): IncentiveTermsSeed => {
  const since = calendar.day(-400);
  const thisMonth = `${monthOf(calendar.today)}-01`;
  let slabId = 0;
  const version = (rates: readonly number[], effectiveDate: string): Slab[] =>
    bounds.map((targetMin, at) => {
      slabId += 1;
      return {
        id: slabId,
        targetMin,
        targetMax: bounds[at + 1] ?? null,
        accountsMin: 0,
        accountsMax: null,
        incentive: rates[at] ?? 0,
        effectiveDate,
      };
    });
  const all = plan.map(
    ([designationId, departmentId, clientTypeId, frequency, types, rates], at) => ({
      designationId,
      departmentId,
      clientTypeId,
      terms: {
        categoryId: at + 1,
        ruleId: at + 1,
        frequency,
        types,
        cap: at % 3 === 2 ? null : 5_000_000,
        slabs: [
          ...version(rates, since),
          ...(at === 0 ? version([0, 200, 350, 550], thisMonth) : []),
        ],
      } satisfies SeededTerms,
    }),
  );
  return {
    termsOf: member =>
      member.line === null || member.status !== 1
        ? undefined
        : all.find(
            one =>
              one.designationId === member.designationId &&
              one.departmentId === member.departmentId &&
              one.clientTypeId === clientTypeOf(member),
          )?.terms,
    *batches() {
      yield batch(
        schema.incentiveParticipantCategories,
        all.map(({ designationId, departmentId, clientTypeId, terms }) => ({
          id: terms.categoryId,
          designationId,
          departmentId,
          clientTypeId,
        })),
      );
      yield batch(
        schema.incentiveRules,
        all.map(({ terms }) => ({
          id: terms.ruleId,
          participantCategoryId: terms.categoryId,
          allowedMinTargetPaise: 500_000,
          allowedMaxTargetPaise: (terms.types as readonly string[]).includes('Team')
            ? 80_000_000_000
            : 2_000_000_000,
          frequency: terms.frequency,
          incentiveCapPaise: terms.cap,
          effectiveDate: since,
          participantAllowedIncentiveTypes: [...terms.types],
        })),
      );
      yield batch(
        schema.incentiveSlabs,
        all.flatMap(({ terms }) =>
          terms.slabs.map(slab => ({
            id: slab.id,
            participantCategoryId: terms.categoryId,
            targetMinBp: slab.targetMin,
            targetMaxBp: slab.targetMax,
            accountsClosedMin: 0,
            accountsClosedMax: null,
            incentiveBp: slab.incentive,
            effectiveDate: slab.effectiveDate,
          })),
        ),
      );
    },
  };
};

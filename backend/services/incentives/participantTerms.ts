import { asc, isNull } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { IncentiveFrequency } from '#contract/domain/incentives/incentiveStatus.ts';
import { inForce, type Slab } from '#contract/domain/incentives/slabs.ts';
import type { Database } from '../../database/client.ts';
import { incentiveRules as rules, incentiveSlabs as slabs } from '../../database/schema/index.ts';
import { participantsSql } from './participants.ts';

export type RuleRow = typeof rules.$inferSelect;

/** Rule and slabs of a category as they are on a day. */
export interface CategoryTerms {
  readonly rule: RuleRow;
  readonly slabs: readonly Slab[];
}

/** The category of each person who takes part today. */
export const participants = async (db: Database): Promise<ReadonlyMap<number, number>> => {
  const { rows } = (await db.execute(participantsSql)) as {
    rows: { user_id: number | string; category_id: number | string }[];
  };
  return new Map(rows.map(row => [Number(row.user_id), Number(row.category_id)]));
};

/** The terms of all categories on a day; without a frequency, whatever it is (decision record 0138). */
export const termsOn = async (
  db: Database,
  day: Day,
  frequency?: IncentiveFrequency,
): Promise<ReadonlyMap<number, CategoryTerms>> => {
  const allRules = await db.select().from(rules).where(isNull(rules.deletedAt));
  const allSlabs = await db
    .select({
      categoryId: slabs.participantCategoryId,
      id: slabs.id,
      targetMin: slabs.targetMinBp,
      targetMax: slabs.targetMaxBp,
      accountsMin: slabs.accountsClosedMin,
      accountsMax: slabs.accountsClosedMax,
      incentive: slabs.incentiveBp,
      effectiveDate: slabs.effectiveDate,
    })
    .from(slabs)
    .where(isNull(slabs.deletedAt))
    .orderBy(asc(slabs.targetMinBp), asc(slabs.accountsClosedMin), asc(slabs.id));
  const found = new Map<number, CategoryTerms>();
  for (const id of new Set(allRules.map(rule => rule.participantCategoryId))) {
    const [rule] = inForce(
      allRules.filter(one => one.participantCategoryId === id),
      day,
    );
    if (!rule || (frequency && rule.frequency !== frequency)) continue;
    const own = allSlabs.filter(({ categoryId }) => categoryId === id);
    found.set(id, { rule, slabs: inForce(own, day).map(({ categoryId: _id, ...slab }) => slab) });
  }
  return found;
};

/** Rule and slabs of people, by person. */
export const termsOfUsers = async (
  db: Database,
  day: Day,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, CategoryTerms>> => {
  const categoryOf = await participants(db);
  const terms = await termsOn(db, day);
  return new Map(
    userIds.flatMap(id => {
      const found = terms.get(categoryOf.get(id) ?? 0);
      return found ? [[id, found] as const] : [];
    }),
  );
};

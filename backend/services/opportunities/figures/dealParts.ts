import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { formatDay } from '#contract/domain/days/formatDay.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import { formatRupees } from '#contract/domain/money/formatRupees.ts';
import { ledgerWords } from '#contract/domain/payments/ledgerWords.ts';
import type { Database } from '../../../database/client.ts';
import { ledgerEntries, milestones } from '../../../database/schema/index.ts';

/** A share of a figure, in paise, with its words. */
export interface DealPart {
  readonly title: Text;
  readonly note: Text;
  readonly amount: number;
}

/** What figures of a deal are made from; amounts in paise. */
export interface Deal {
  readonly id: number;
  readonly name: string;
  readonly dealValue: number;
  readonly collected: number;
}

/** What each milestone of the deals comes to with GST, and what was paid for it. */
export const milestonesOf = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const paid = sql<number>`(
    select coalesce(sum(entry.amount_paise), 0) from ${ledgerEntries} entry
    where entry.milestone_id = "milestones"."id")`.mapWith(Number);
  return db
    .select({
      opportunityId: milestones.opportunityId,
      name: milestones.name,
      amount: sql<number>`${milestones.amountPaise} + ${milestones.gstPaise}`.mapWith(Number),
      paid,
    })
    .from(milestones)
    .where(
      and(
        inArray(milestones.opportunityId, [...ids]),
        eq(milestones.isActive, true),
        isNull(milestones.deletedAt),
      ),
    )
    .orderBy(asc(milestones.opportunityId), asc(milestones.id));
};

export type DealMilestone = Awaited<ReturnType<typeof milestonesOf>>[number];

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

const both = (words: string): Text => ({ en: words, hi: words });

/** What was agreed and what was paid of it, beside a part. */
export const agreedAndPaid = (agreed: number, paid: number): Text => ({
  en: `${formatRupees(agreed)} agreed, ${formatRupees(paid)} paid`,
  hi: `${formatRupees(agreed)} तय, ${formatRupees(paid)} चुकाया`,
});

const isSomething = ({ amount }: DealPart): boolean => amount !== 0;

const byMilestone = (
  deal: Deal,
  own: readonly DealMilestone[],
  shareOf: (agreed: number, paid: number) => number,
): DealPart[] => {
  const agreed = deal.dealValue - sum(own.map(({ amount }) => amount));
  const paid = deal.collected - sum(own.map(one => one.paid));
  return [
    ...own.map(({ name, ...one }) => ({
      title: both(name),
      note: agreedAndPaid(one.amount, one.paid),
      amount: shareOf(one.amount, one.paid),
    })),
    {
      title: { en: 'outside milestones', hi: 'माइलस्टोन के बाहर' },
      note: agreedAndPaid(agreed, paid),
      amount: shareOf(agreed, paid),
    },
  ].filter(isSomething);
};

/** What is still to be paid of a deal, milestone by milestone; what no milestone names is told apart, so that it adds up. */
export const pendingParts = (deal: Deal, own: readonly DealMilestone[]): DealPart[] =>
  byMilestone(deal, own, (agreed, paid) => agreed - paid);

/** What a deal comes to, milestone by milestone; what no milestone asks for yet is told apart. */
export const agreedParts = (deal: Deal, own: readonly DealMilestone[]): DealPart[] =>
  byMilestone(deal, own, agreed => agreed);

/** What came in for a deal, and what went back, newest first. */
export const collectedParts = async (db: Database, deal: Deal): Promise<DealPart[]> => {
  const rows = await db
    .select({
      kind: ledgerEntries.kind,
      amount: ledgerEntries.amountPaise,
      bookedOn: ledgerEntries.bookedOn,
      milestone: sql<string | null>`(
        select part.name from ${milestones} part where part.id = "ledger_entries"."milestone_id")`,
    })
    .from(ledgerEntries)
    .where(inArray(ledgerEntries.opportunityId, [deal.id]))
    .orderBy(desc(ledgerEntries.bookedOn), desc(ledgerEntries.id));
  return rows.map(({ kind, amount, bookedOn, milestone }) => {
    const on = formatDay(bookedOn);
    return {
      title: ledgerWords[kind],
      note: both(milestone === null ? on : `${on} · ${milestone}`),
      amount,
    };
  });
};

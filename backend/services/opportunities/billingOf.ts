import { sql, type SQL } from 'drizzle-orm';
import type { BillingState } from '#contract/domain/invoices/billingState.ts';
import { lines } from '#contract/domain/lines.ts';
import { needsTermsheet } from '#contract/domain/opportunities/isFinished.ts';
import { opportunityBuckets } from '#contract/domain/opportunities/opportunityStatus.ts';
import { allowsTermsheetAct } from '#contract/domain/termsheets/termsheetActs.ts';
import { termsheetStatuses } from '#contract/domain/termsheets/termsheetStatus.ts';
import { bookedOf, invoicedOf, withheldOf } from './milestoneStandings.ts';

const ids = (all: readonly number[]): SQL => sql.raw(all.join(', '));

const billableIds = ids(
  termsheetStatuses.filter(({ id }) => allowsTermsheetAct(id, 'activate')).map(({ id }) => id),
);
const closedIds = ids(opportunityBuckets.closed);
const freeLines = sql.raw(
  lines
    .filter(({ id }) => !needsTermsheet(id))
    .map(({ id }) => `'${id}'`)
    .join(', '),
);

/** Whether the newest termsheet that covers it is approved; where none does, whether the deal needs none and is closed. */
const isAgreed = sql`coalesce((select sheet.status_id in (${billableIds})
    from termsheet_milestones covered join termsheets sheet on sheet.id = covered.termsheet_id
    where covered.milestone_id = part.id order by sheet.id desc limit 1),
  deal.line in (${freeLines}) and deal.status_id in (${closedIds}))`;

const id = sql`part.id`;
const total = sql`(part.amount_paise + part.gst_paise)`;

/** How far the tax invoice of a milestone has come; null without a milestone. TDS that waits for its certificate counts as paid. */
export const billingOf = (milestoneId: SQL): SQL<BillingState> => sql<BillingState>`(
  select case
    when ${invoicedOf(id, 'bill.taxable_paise')} >= part.amount_paise then 'billed'
    when not ${isAgreed} then 'not-agreed'
    when ${total} > ${bookedOf(id)} + ${withheldOf(id)} then 'not-paid'
    else 'to-bill' end
  from milestones part join opportunities deal on deal.id = part.opportunity_id
  where part.id = ${milestoneId})`;

/** What of a milestone no tax or digislate invoice bills, in paise with GST; null without a milestone. */
export const leftToBill = (milestoneId: SQL): SQL<number> =>
  sql<number>`(select ${total} - ${invoicedOf(id, 'bill.total_paise')} from milestones part
    where part.id = ${milestoneId})`.mapWith(Number);

import { asc, eq, isNull, and, sql, type SQL } from 'drizzle-orm';
import type {
  AskedMilestone,
  MilestoneStanding,
} from '#contract/domain/opportunities/milestoneBounds.ts';
import { paymentGroups } from '#contract/domain/payments/paymentStatus.ts';
import { agreedTermsheetIds } from '#contract/domain/termsheets/termsheetStatus.ts';
import type { Context } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { legalEntities, milestones, opportunities } from '../../database/schema/index.ts';

const pendingIds = sql.raw(paymentGroups.pending.statusIds.join(', '));
const agreedIds = sql.raw(agreedTermsheetIds.join(', '));

/** What of a milestone is in the books, in paise. */
export const bookedOf = (milestoneId: SQL): SQL => sql`(
  select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
  where entry.milestone_id = ${milestoneId})`;

/** TDS that was withheld and waits for its certificate, in paise. */
export const withheldOf = (milestoneId: SQL): SQL => sql`(
  select coalesce(sum(held.tds_paise), 0) from payments held
  where held.milestone_id = ${milestoneId} and held.status_id = 6 and not exists (
    select 1 from tds_certificates proof where proof.payment_id = held.id))`;

/** What tax and digislate invoices that stand bill of a milestone, less their credit notes. @param what of an invoice `bill` */
export const invoicedOf = (milestoneId: SQL, what: string): SQL => sql`(select coalesce(sum(
    case bill.kind when 'credit-note' then -1 else 1 end * ${sql.raw(what)}), 0)
  from invoices bill where bill.milestone_id = ${milestoneId} and bill.status = 'issued'
    and bill.kind in ('tax', 'digislate', 'credit-note'))`;

/**
 * What of a milestone is in the books, is being collected, or was withheld as TDS that waits for its certificate; paise with GST.
 * @param exceptId a payment that is left out because it is being changed
 */
export const takenOf = (milestoneId: SQL, exceptId = 0): SQL<number> => sql<number>`(
  ${bookedOf(milestoneId)}
  + (select coalesce(sum(waiting.amount_paise), 0) from payments waiting
    where waiting.milestone_id = ${milestoneId} and waiting.id <> ${exceptId}::bigint
      and waiting.status_id in (${pendingIds}))
  + ${withheldOf(milestoneId)})`;

const ownId = sql`"milestones"."id"`;

const byLinks = (
  now: Date,
) => sql`(select coalesce(sum(open.amount_paise), 0) from payment_links open
  where open.milestone_id = ${ownId} and open.status in ('created', 'shared')
    and (open.expires_at is null or open.expires_at > ${now.toISOString()}::timestamptz))`;

const numeric = (expression: SQL) => sql<number>`${expression}`.mapWith(Number);

export interface StandingMilestone extends MilestoneStanding, AskedMilestone {
  readonly id: number;
  readonly isActive: boolean;
  /** Whether the party billed for it, or else the first entity of the client, is in a special economic zone. */
  readonly isSez: boolean;
}

type Asking = Pick<Context, 'db' | 'services'>;

/** The milestones of an opportunity with what is on each, by id. */
export const standingsOf = async (
  { db, services }: Asking,
  opportunityId: number,
): Promise<StandingMilestone[]> =>
  db
    .select({
      id: milestones.id,
      amount: milestones.amountPaise,
      gst: milestones.gstPaise,
      digislateAmount: milestones.digislateAmountPaise,
      legalEntityId: milestones.legalEntityId,
      isActive: milestones.isActive,
      isSez: sql<boolean>`coalesce((select billed.is_sez from legal_entities billed
        where billed.id = coalesce(${milestones.legalEntityId}, ${firstEntityId})), false)`,
      isAgreed: sql<boolean>`exists (select 1 from termsheet_milestones part
        join termsheets agreed on agreed.id = part.termsheet_id
        where part.milestone_id = ${ownId} and agreed.status_id in (${agreedIds}))`,
      // A link may ask for what a payment brings meanwhile: both together bound no more than the whole.
      taken: numeric(
        sql`least(${milestones.amountPaise} + ${milestones.gstPaise}, ${takenOf(ownId)} + ${byLinks(services.now())})`,
      ),
      invoicedAmount: numeric(invoicedOf(ownId, 'bill.taxable_paise')),
      invoicedGst: numeric(invoicedOf(ownId, '(bill.total_paise - bill.taxable_paise)')),
      digislated: numeric(sql`(select coalesce(sum(bill.taxable_paise), 0) from invoices bill
        where bill.milestone_id = ${ownId} and bill.status = 'issued' and bill.kind = 'digislate')`),
      isBilled: sql<boolean>`exists (select 1 from invoices bill
        where bill.milestone_id = ${ownId} and bill.status = 'issued' and bill.kind = 'tax')`,
    })
    .from(milestones)
    .innerJoin(opportunities, eq(opportunities.id, milestones.opportunityId))
    .where(and(eq(milestones.opportunityId, opportunityId), isNull(milestones.deletedAt)))
    .orderBy(asc(milestones.id));

const firstEntityId = sql`(select min(first.id) from legal_entities first
  where first.account_id = ${opportunities.accountId} and first.deleted_at is null)`;

/** Whether the first entity of the client, who is billed where no milestone names anyone, is in a special economic zone. */
export const isFirstEntitySez = async (
  { db }: { readonly db: Database },
  opportunityId: number,
): Promise<boolean> => {
  const [entity] = await db
    .select({ isSez: legalEntities.isSez })
    .from(legalEntities)
    .innerJoin(opportunities, eq(opportunities.accountId, legalEntities.accountId))
    .where(and(eq(opportunities.id, opportunityId), isNull(legalEntities.deletedAt)))
    .orderBy(asc(legalEntities.id))
    .limit(1);
  return entity?.isSez ?? false;
};

/** What a legal entity is billed for and has stood on since, where it was asked without GST and is not billed yet. */
export const untaxedStandings = async (
  context: Asking,
  legalEntityId: number,
): Promise<boolean> => {
  const deals = await context.db
    .selectDistinct({ id: milestones.opportunityId })
    .from(milestones)
    .where(
      and(
        eq(milestones.legalEntityId, legalEntityId),
        eq(milestones.gstPaise, 0),
        eq(milestones.isActive, true),
        isNull(milestones.deletedAt),
      ),
    );
  for (const { id } of deals)
    for (const each of await standingsOf(context, id))
      if (
        each.legalEntityId === legalEntityId &&
        each.gst === 0 &&
        each.amount > each.invoicedAmount &&
        (each.isAgreed || each.taken > 0)
      )
        return true;
  return false;
};

import { formerStates } from '#contract/domain/checks/gstStates.ts';
import { sql, type SQL } from 'drizzle-orm';
import { passingStatuses } from '#contract/domain/approvals/approvalStatus.ts';
import { missingTermsheetAddress } from '#contract/domain/texts/missing.ts';
import { termsheetActsOf } from '#contract/domain/termsheets/termsheetActs.ts';
import { statusAfterCorrection } from '#contract/domain/termsheets/termsheetStatus.ts';
import { actedOn } from '../../policies/actedOn.ts';
import { mapped } from '../../tables/fields.ts';

const caseOf = (what: string): SQL<string> =>
  sql<string>`(select ${sql.raw(what)} from rcm_cases checked
    where checked.termsheet_id = "termsheets"."id" order by checked.id desc limit 1)`;

const counted = (from: SQL): SQL<number> =>
  sql<number>`(select count(*) from ${from})`.mapWith(Number);

/** Of the billing address. */
const placeOf = (what: string): SQL<string> => sql<string>`(
  select ${sql.raw(what)} from addresses place
  left join cities town on town.id = place.city_id
  left join states land on land.id = town.state_id
  where place.legal_entity_id = "termsheets"."account_legal_entity_id"
    and place.type = 'Billing' and place.deleted_at is null limit 1)`;

const addressOf = (type: 'Billing' | 'Shipping'): SQL<string> => sql<string>`coalesce((
  select concat_ws(', ', place.address, town.name, place.pincode)
  from addresses place left join cities town on town.id = place.city_id
  where place.legal_entity_id = "termsheets"."account_legal_entity_id"
    and place.type = ${type}::text and place.deleted_at is null), ${missingTermsheetAddress}::text)`;

const entityOf = (what: string): SQL<string> => sql<string>`(
  select ${sql.raw(what)} from legal_entities billed
  where billed.id = "termsheets"."account_legal_entity_id")`;

/** What was collected for the milestones that a termsheet covers. */
export const collectedOfTermsheet = sql<number>`(
  select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
  join termsheet_milestones covered on covered.milestone_id = entry.milestone_id
  where covered.termsheet_id = "termsheets"."id")`;

const ofDeal = (
  from: SQL,
): SQL => sql`${from} where part.opportunity_id = "termsheets"."opportunity_id"
  and part.deleted_at is null`;

/** Why RCM cannot approve it: the first of what `dealOrRefuse` would say, as far as a list can tell it. */
const obstacle = sql<string>`(case when "termsheets"."status_id" <> 2 then null
  when exists (select 1 ${ofDeal(sql`from opportunity_packages part`)}
    and part.discount_status not in ${passingStatuses}) then 'discount'
  when (select deal.delayed_activation_status from opportunities deal
    where deal.id = "termsheets"."opportunity_id") not in ${passingStatuses}
    then 'delayed-activation'
  when (select sum(part.sales_paise) ${ofDeal(sql`from opportunity_packages part`)})
    is distinct from (select sum(part.amount_paise) ${ofDeal(sql`from milestones part`)}
      and part.is_active) then 'milestones' end)`;

/**
 * Four eyes: who does not decide at RCM, by one expression that page, list and refusal read: whoever made the termsheet,
 * did anything to it but decide (T21), or sent it.
 */
export const termsheetHands = sql<number[]>`(
  select coalesce(json_agg(hands.id order by hands.id), '[]'::json) from (
    select "termsheets"."created_by" as id
    union ${actedOn('termsheets', sql`"termsheets"."id"`, ['approve', 'reject', 'send-back'])}
    union select (select sent.created_by from termsheet_history sent
      where sent.termsheet_id = "termsheets"."id" and sent.to_status_id = ${sql.raw(String(statusAfterCorrection))}
      order by sent.id desc limit 1)
  ) hands where hands.id is not null)`;

const coveredProducts = sql`opportunity_products part join termsheet_packages covered
  on covered.opportunity_package_id = part.opportunity_package_id
  where covered.termsheet_id = "termsheets"."id" and part.deleted_at is null`;

/** The code of the State that the GSTIN is of today, as `stateOfGstin` has it. */
const todaysState = `case left(billed.gstin, 2) ${Object.entries(formerStates)
  .map(([code, now]) => `when '${code}' then '${now}'`)
  .join(' ')} else left(billed.gstin, 2) end`;

/** What the rows around a termsheet say of it. */
export const termsheetFacts = {
  acts: mapped<number, never>(sql`"termsheets"."status_id"`, termsheetActsOf),
  handIds: mapped<number[], never>(termsheetHands, ids => ids, undefined, termsheetHands),
  agentName: sql<string>`(
    select agent.name from users agent join opportunities worked on worked.agent_id = agent.id
    where worked.id = "termsheets"."opportunity_id")`,
  legalEntityName: entityOf('billed.legal_name'),
  gstinSez: entityOf(`billed.gstin || case when billed.is_sez then '(SEZ)' else '' end`),
  gstinState: entityOf(`(select home.name from states home where home.gst_code = ${todaysState})`),
  billingAddress: addressOf('Billing'),
  billingPincode: placeOf('place.pincode'),
  billingState: placeOf('land.name'),
  shippingAddress: addressOf('Shipping'),
  contactName: sql<string>`(
    select person.name from contacts person where person.id = "termsheets"."contact_id")`,
  rcmCaseId: sql<number>`(select max(checked.id) from rcm_cases checked
    where checked.termsheet_id = "termsheets"."id")`.mapWith(Number),
  rcmStatus: caseOf('checked.status'),
  rejectionReason: caseOf('checked.rejection_reason'),
  rcmNotes: caseOf('checked.notes'),
  fixCaseStatus: caseOf('checked.fix_status'),
  decidedByName: caseOf('(select judge.name from users judge where judge.id = checked.decided_by)'),
  collected: collectedOfTermsheet.mapWith(Number),
  pending: sql<number>`("termsheets"."total_paise" - ${collectedOfTermsheet})`.mapWith(Number),
  packageNames: sql<string>`(select string_agg(sold.name, ', ' order by part.id)
    from termsheet_packages part
    join opportunity_packages ordered on ordered.id = part.opportunity_package_id
    join packages sold on sold.id = ordered.package_id
    where part.termsheet_id = "termsheets"."id")`,
  discount: sql<number>`(select sum(greatest(part.rate_paise - part.sales_paise, 0))
    from termsheet_packages part where part.termsheet_id = "termsheets"."id")`.mapWith(Number),
  obstacle,
  packageCount: counted(sql`termsheet_packages part where part.termsheet_id = "termsheets"."id"`),
  milestoneCount: counted(
    sql`termsheet_milestones part where part.termsheet_id = "termsheets"."id"`,
  ),
  productCount: counted(coveredProducts),
  inactiveProductCount: counted(
    sql`${coveredProducts} and part.activation_state in ('pending', 'failed')`,
  ),
};

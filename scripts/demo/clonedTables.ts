import { paymentStatuses } from '#contract/domain/payments/paymentStatus.ts';

/**
 * A table whose rows come again in each copy of the demo's clients. `client` rows belong to an account, `deal` rows to one
 * of its opportunities; `under` names the column and the table that a row hangs on.
 */
export interface ClonedTable {
  readonly name: string;
  readonly level: 'client' | 'deal';
  readonly under?: readonly [column: string, parent: string];
  /** What ties a row to its parent, where it is not a column of the row. */
  readonly join?: string;
  /** More columns of the template that expressions speak of. */
  readonly extra?: string;
  /** In which copies a row comes again (`tiers`); the parent's when absent. */
  readonly tier?: string;
  /** Whether all that happened to a row is over, so that it may lie years back; the parent's when absent. */
  readonly settled?: string;
}

/** Rows of tier 0 come in every copy, the others in those that `planCopies` chooses. A swap of slots needs slots of its own. */
export const tiers = {
  never: -1,
  always: 0,
  openMoney: 1,
  approvals: 2,
  calls: 3,
  listings: 4,
} as const;

const client = (name: string, column = 'account_id', parent = 'accounts'): ClonedTable => ({
  name,
  level: 'client',
  under: [column, parent],
});
const deal = (name: string, column = 'opportunity_id', parent = 'opportunities'): ClonedTable => ({
  name,
  level: 'deal',
  under: [column, parent],
});

const pending = paymentStatuses.filter(({ isEditable }) => isEditable).map(({ id }) => id);

/** Closed or lost, and nobody waits for anything of it. */
const isOver = `t.status_id in (2, 6, 7)
  and not exists (select from termsheets s where s.opportunity_id = t.id and s.status_id in (1, 2))
  and not exists (select from payments p where p.opportunity_id = t.id and p.status_id in (${pending.join()}))
  and not exists (select from approval_requests a where a.opportunity_id = t.id and a.status = 'PendingApproval')
  and not exists (select from refunds r join payments p on p.id = r.payment_id
    where p.opportunity_id = t.id and r.status <> 'paid')`;

/** Money that never arrived, and on which no other payment follows: a large company clears it sooner than the demo does. */
const isOpenMoney = `t.clearance = 'uncleared' and t.previous_payment_id is null
  and not exists (select from payments later where later.previous_payment_id = t.id)`;

/** What a deal rests on stays; other requests are as rare as in a large company. */
const isOftenAsked = `not (t.approval_type in ('DealDropped', 'FreeTrial', 'Refund')
  or exists (select from opportunity_packages o where t.entity = 'opportunity_packages' and o.id = t.entity_id and o.sales_paise = 0))`;

const clientName = `a.name as client_name, a.client_type_id = 3 as is_person`;

/** Parents before what hangs on them. */
export const clonedTables: readonly ClonedTable[] = [
  { name: 'accounts', level: 'client' },
  client('account_cities'),
  client('account_addresses'),
  client('did_numbers'),
  { ...client('legal_entities'), extra: clientName },
  client('addresses', 'legal_entity_id', 'legal_entities'),
  client('wallet_payments'),
  client('wallet_entries', 'wallet_payment_id', 'wallet_payments'),
  client('account_assignments'),
  client('tickets'),
  client('ticket_attributes', 'ticket_id', 'tickets'),
  { ...client('builders'), extra: clientName },
  client('projects', 'builder_id', 'builders'),
  client('project_configurations', 'project_id', 'projects'),
  { ...client('listings'), tier: `${tiers.listings}` },
  client('contacts'),
  { ...deal('opportunities', 'account_id', 'accounts'), extra: clientName, settled: isOver },
  deal('opportunity_projects'),
  deal('opportunity_assignments'),
  deal('opportunity_movements'),
  deal('account_activities'),
  deal('comments', 'entity_id'),
  deal('opportunity_packages'),
  deal('opportunity_products', 'opportunity_package_id', 'opportunity_packages'),
  deal('milestones'),
  deal('termsheets'),
  {
    ...deal('termsheet_packages', 'termsheet_id', 'termsheets'),
    extra:
      '(select o.discount_status from opportunity_packages o where o.id = t.opportunity_package_id) as discount_status',
  },
  deal('termsheet_milestones', 'termsheet_id', 'termsheets'),
  deal('rcm_cases', 'termsheet_id', 'termsheets'),
  deal('termsheet_history', 'termsheet_id', 'termsheets'),
  deal('product_activations', 'opportunity_product_id', 'opportunity_products'),
  {
    ...deal('approval_requests'),
    tier: `case when t.entity = 'slot_swaps' then ${tiers.never} when ${isOftenAsked} then ${tiers.approvals} else ${tiers.always} end`,
  },
  deal('approval_tasks', 'approval_request_id', 'approval_requests'),
  deal('approval_history', 'approval_request_id', 'approval_requests'),
  { ...deal('calls'), tier: `${tiers.calls}` },
  {
    ...deal('payments'),
    tier: `case when ${isOpenMoney} then ${tiers.openMoney} else ${tiers.always} end`,
  },
  {
    name: 'bank_responses',
    level: 'deal',
    under: ['', 'payments'],
    join: 'p.yes_bank_response_id = t.id or t.processed_at is null and p.reference_number = t.reference_number',
    extra: 'p.id as of_payment, p.reference_number as paid_reference',
  },
  deal('deposit_slips', 'payment_id', 'payments'),
  deal('refunds', 'payment_id', 'payments'),
  {
    ...deal('payment_links'),
    tier: 'coalesce((select paid.tier from grow_payments paid where paid.id = t.payment_id), 0)',
  },
  deal('share_links', 'payment_link_id', 'payment_links'),
  {
    name: 'simulated_payment_links',
    level: 'deal',
    under: ['', 'payment_links'],
    join: 'p.external_id = t.external_id',
    extra: 'p.id as of_link',
  },
  deal('tds_certificates', 'payment_id', 'payments'),
  deal('ledger_entries'),
  { ...deal('invoices', 'milestone_id', 'milestones'), extra: clientName },
  deal('invoice_lines', 'invoice_id', 'invoices'),
];

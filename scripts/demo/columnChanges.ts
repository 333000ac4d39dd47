import { newName } from './clientNames.ts';

/*
 * What a copy says otherwise than the row it comes from, where that follows neither from a foreign key nor from the type of the
 * column. `t` is the row, `k` the copy; `k.c` numbers clients and `k.n` deals.
 */

export interface ChangeFacts {
  readonly seed: number;
  /** From an id to that of the next copy, by table. */
  readonly strideOf: (table: string) => number;
}

const clientId = (column: string, stride: number): string =>
  `(t.${column} + k.c * ${stride}::bigint)`;
const dealId = (column: string, stride: number): string =>
  `(t.${column} + k.n * ${stride}::bigint)`;

/** Ten digits again, the same for the same number. */
const phone = (column: string): string =>
  `case when t.${column} ~ '^[0-9]{10}$' then left(t.${column}, 1)
    || lpad(((right(t.${column}, 9)::bigint + k.c * 7654321::bigint) % 1000000000)::text, 9, '0') else t.${column} end`;

/** Other digits in a PAN or TAN. */
const taxNumber = (text: string, letters: number, digits: number): string =>
  `overlay(${text} placing lpad(((substr(${text}, ${letters + 1}, ${digits})::bigint + k.c * 37) % ${10 ** digits})::text, ${digits}, '0')
    from ${letters + 1} for ${digits})`;

/** The GSTIN of the copy's PAN, with a right check digit (contract/domain/checks/gstin.ts). */
const gstin = (text: string): string =>
  `case when k.c = 0 or ${text} is null then ${text}
    else pg_temp.grown_gstin(${taxNumber(`left(${text}, 14)`, 7, 4)}) end`;

export const gstinFunction = `create function pg_temp.grown_gstin(first14 text) returns text language sql immutable as $$
  select first14 || substr(signs, 1 + (36 - sum(product / 36 + product % 36) % 36)::int % 36, 1)
  from (select '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ' as signs) known,
    generate_series(1, 14) at,
    lateral (select (strpos(signs, substr(first14, at, 1)) - 1) * (2 - at % 2) as product) each
  group by signs
$$`;

const email = (column: string): string =>
  `case when k.c = 0 then t.${column} else replace(t.${column}, '@', '.' || k.c || '@') end`;

const noDiscount = `not k.approvals and t.sales_paise > 0 and t.discount_status in ('Approved', 'PendingApproval')`;

/** SQL by `table.column`. */
export const columnChanges = ({
  seed,
  strideOf,
}: ChangeFacts): Readonly<Record<string, string>> => {
  const firm = (column: string): string =>
    `case when starts_with(t.${column}, t.client_name)
      then ${newName({ old: 't.client_name', isPerson: 't.is_person', seed })} || substr(t.${column}, length(t.client_name) + 1)
      else ${newName({ old: `t.${column}`, isPerson: 'false', seed })} end`;
  const person = (column: string): string =>
    newName({ old: `t.${column}`, isPerson: 'true', seed });
  const payment = dealId('id', strideOf('payments'));
  const paid = dealId('of_payment', strideOf('payments'));
  const reference = (id: string): string =>
    `'REF' || lpad(((${id} * 7919) % 100000000000)::text, 11, '0')`;
  const link = (id: string): string => `'plink_' || lpad(${id}::text, 8, '0')`;
  const buyer = `jsonb_set(t.billed_to, '{legalName}', to_jsonb(${newName({ old: 't.client_name', isPerson: 't.is_person', seed })}
    || substr(t.billed_to ->> 'legalName', length(t.client_name) + 1)))`;
  const withoutRequest = (column: string, statuses: string): string =>
    `case when not k.approvals and t.${column} in (${statuses}) then 'NotRequired' else t.${column} end`;
  return {
    'accounts.name': newName({ old: 't.name', isPerson: 't.client_type_id = 3', seed }),
    'accounts.poc_name': person('poc_name'),
    'accounts.email': email('email'),
    'accounts.mobile': phone('mobile'),
    'accounts.pan': taxNumber('t.pan', 5, 4),
    'did_numbers.number': `'54' || lpad(${clientId('account_id', strideOf('accounts'))}::text, 8, '0')`,
    'legal_entities.legal_name': firm('legal_name'),
    'legal_entities.pan': taxNumber('t.pan', 5, 4),
    'legal_entities.tan': taxNumber('t.tan', 4, 5),
    'legal_entities.gstin': gstin('t.gstin'),
    'wallet_payments.reference_number': `'WAL' || lpad(${clientId('id', strideOf('wallet_payments'))}::text, 10, '0')`,
    'account_assignments.batch_id': `t.batch_id || '-' || k.n`,
    'tickets.key': `split_part(t.key, '-', 1) || '-' || (20000 + ${clientId('id', strideOf('tickets'))})`,
    'builders.name': firm('name'),
    'projects.name': newName({ old: 't.name', isPerson: 'false', seed }),
    'contacts.name': person('name'),
    'contacts.phone': phone('phone'),
    'contacts.email': email('email'),
    'contacts.verification_token_hash': 'null',
    'listings.inventory_canonical_url': `regexp_replace(t.inventory_canonical_url, '[0-9]+', ${clientId('id', strideOf('listings'))}::text)`,
    'opportunities.name': firm('name'),
    'opportunities.delayed_activation_status': withoutRequest(
      'delayed_activation_status',
      "'PendingApproval', 'Approved', 'Rejected'",
    ),
    'opportunity_assignments.batch_id': `t.batch_id || '-' || k.n`,
    'comments.entity_id': dealId('entity_id', strideOf('opportunities')),
    'opportunity_packages.rate_paise': `case when ${noDiscount} then t.sales_paise else t.rate_paise end`,
    'opportunity_packages.discount_status': `case when ${noDiscount} then 'NotRequired' else t.discount_status end`,
    'opportunity_packages.product_status': withoutRequest('product_status', "'PendingApproval'"),
    'opportunity_packages.extension_status': withoutRequest(
      'extension_status',
      "'PendingApproval'",
    ),
    'termsheet_packages.rate_paise': `case when ${noDiscount} then t.sales_paise else t.rate_paise end`,
    'product_activations.parameters': `case when t.settled and t.parameters ? 'startDate'
      then jsonb_set(t.parameters, '{startDate}', to_jsonb(((t.parameters ->> 'startDate')::date - k.back_days)::text)) else t.parameters end`,
    'approval_requests.entity_id': `t.entity_id + k.n * case t.entity ${[
      'opportunities',
      'opportunity_packages',
      'refunds',
    ]
      .map(table => `when '${table}' then ${strideOf(table)}::bigint`)
      .join(' ')} end`,
    'approval_requests.snapshot': `case when t.entity = 'refunds'
      then jsonb_set(t.snapshot, '{paymentId}', to_jsonb((t.snapshot ->> 'paymentId')::bigint + k.n * ${strideOf('payments')}::bigint)) else t.snapshot end`,
    'approval_requests.digest': `case when t.entity = 'refunds' then encode(sha256(convert_to('["Refund",'
      || ((t.snapshot ->> 'paymentId')::bigint + k.n * ${strideOf('payments')}::bigint) || ',' || (t.snapshot ->> 'amountPaise') || ']', 'UTF8')), 'hex')
      else t.digest end`,
    'approval_tasks.task_key': `'task-' || ${dealId('approval_request_id', strideOf('approval_requests'))} || '-' || t.level || '-' || t.id || '-' || k.n`,
    'calls.communication_id': `t.communication_id || '-' || k.n`,
    'calls.session_id': `t.session_id || '-' || k.n`,
    'calls.receiver_number': phone('receiver_number'),
    'payments.reference_number': `case when t.reference_number is null then null else ${reference(payment)} end`,
    'bank_responses.external_id': `'YB' || lpad(${dealId('id', strideOf('bank_responses'))}::text, 9, '0')`,
    'bank_responses.reference_number': `case when t.reference_number = t.paid_reference then ${reference(paid)}
      else 'UTR' || lpad(${dealId('id', strideOf('bank_responses'))}::text, 13, '0') end`,
    'deposit_slips.slip_number': `'DS' || lpad(${dealId('id', strideOf('deposit_slips'))}::text, 8, '0')`,
    'payment_links.external_id': link(dealId('id', strideOf('payment_links'))),
    'payment_links.url': `'/pay/' || ${link(dealId('id', strideOf('payment_links')))}`,
    'share_links.token_hash': `t.token_hash || '-' || k.n`,
    'share_links.entity_id': dealId('entity_id', strideOf('opportunities')),
    'simulated_payment_links.external_id': link(dealId('of_link', strideOf('payment_links'))),
    'tds_certificates.certificate_number': `'TDS' || lpad(${dealId('payment_id', strideOf('payments'))}::text, 9, '0')`,
    'invoices.billed_to': `jsonb_set(${buyer}, '{gstin}', coalesce(to_jsonb(${gstin(`(t.billed_to ->> 'gstin')`)}), 'null'))`,
  };
};

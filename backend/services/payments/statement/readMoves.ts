import { sql } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { StatementMove } from '#contract/domain/payments/statement/addStatement.ts';
import { splitTold } from '#contract/domain/texts/splitTold.ts';
import type { StatementKind } from '#contract/domain/payments/statement/statementKinds.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Database } from '../../../database/client.ts';
import { opportunities } from '../../../database/schema/index.ts';
import { opportunityScope } from '../../../policies/scopes/opportunityScope.ts';

/** A move with what it is called by, and the record that it opens. */
export interface NamedMove extends StatementMove {
  /** The number of an invoice, or the reference of a payment. */
  readonly reference: string | null;
  readonly opportunityName: string | null;
  readonly modeName: string | null;
  readonly resource: 'invoices' | 'payments';
  readonly recordId: number | null;
  /** False of a deal of colleagues: its amounts are of the account, its names are not told. */
  readonly isReadable: boolean;
}

interface Row {
  readonly day: Day;
  readonly kind: StatementKind;
  readonly reference: string | null;
  readonly owed: string;
  readonly wallet: string;
  readonly milestone_id: string | null;
  readonly opportunity_name: string | null;
  readonly mode_name: string | null;
  readonly resource: NamedMove['resource'];
  readonly record_id: string | null;
  readonly is_readable: boolean;
}

const indiaDayOf = (at: string) => sql.raw(`(${at} at time zone 'Asia/Kolkata')::date`);

/**
 * All that happened to an account, the oldest first: what was billed and the ledger of its deals, and what went through its
 * wallet. A deal that came by a merge brings its books along, which name the account of before (decision record 0143).
 */
export const readMoves = async (
  db: Database,
  actor: Actor,
  { id: accountId, name: accountName }: { readonly id: number; readonly name: string },
): Promise<readonly NamedMove[]> => {
  const scope = opportunityScope(actor, 'read');
  const readable = scope
    ? sql`coalesce((select true from ${opportunities} where ${opportunities.id} = deal.id and ${scope}), false)`
    : sql`true`;
  const answer = await db.execute(sql`
    with deal as materialized (
      select deal.id, deal.name, ${readable} as is_readable from opportunities deal where deal.account_id = ${accountId}),
    bill as (
      select bill.*, deal.name as deal_name, deal.is_readable from invoices bill
        join milestones part on part.id = bill.milestone_id join deal on deal.id = part.opportunity_id
        where bill.kind in ('tax', 'digislate', 'credit-note')),
    flow as (
      select flow.*, advance.reference_number, advance.payment_id,
        -- A transaction begins before it waits for the one whose money it takes: what came in is told first.
        max(flow.created_at) over (order by flow.id) as at,
        coalesce(case flow.kind when 'credit' then money.cleared_at when 'reversal' then money.bounced_at end,
          flow.created_at) as booked_at
        from wallet_entries flow join wallet_payments advance on advance.id = flow.wallet_payment_id
        left join payments money on money.id = advance.payment_id
        where advance.account_id = ${accountId}),
    entry as (
      select entry.*, deal.name as deal_name, deal.is_readable from ledger_entries entry
        join deal on deal.id = entry.opportunity_id),
    move as (
      select bill.issued_on as day, bill.created_at as at, 0::bigint as flow_id, 1 as place, bill.id, bill.kind,
        bill.number as reference, case bill.kind when 'credit-note' then -1 else 1 end * bill.total_paise as owed,
        0::bigint as wallet, bill.milestone_id, bill.deal_name, null::bigint as payment_id, 'invoices' as resource,
        bill.id as record_id, bill.is_readable
        from bill
      union all
      select ${indiaDayOf('bill.cancelled_at')}, bill.cancelled_at, 0, 2, bill.id, 'cancelled', bill.number,
        coalesce((select sum(note.total_paise) from invoices note where note.credits_id = bill.id), 0) - bill.total_paise,
        0, bill.milestone_id, bill.deal_name, null, 'invoices', bill.id, bill.is_readable
        from bill where bill.status = 'cancelled'
      union all
      select entry.booked_on, coalesce(flow.at, entry.created_at), coalesce(flow.id, 0), 3, entry.id, entry.kind, null,
        -entry.amount_paise, coalesce(flow.amount_paise, 0), entry.milestone_id, entry.deal_name, entry.payment_id,
        'payments', entry.payment_id, entry.is_readable
        from entry left join flow on flow.id = entry.wallet_entry_id
      union all
      select ${indiaDayOf('flow.booked_at')}, flow.at, flow.id, 4, flow.id, 'wallet-' || flow.kind, flow.reference_number,
        0, flow.amount_paise, null, null, flow.payment_id, 'payments', flow.payment_id, true
        from flow where not exists (select from entry where entry.wallet_entry_id = flow.id))
    select to_char(day, 'YYYY-MM-DD') as day, kind, coalesce(money.reference_number, reference) as reference, owed, wallet,
      move.milestone_id, deal_name as opportunity_name, mode.name as mode_name, resource, record_id, is_readable
      from move left join payments money on money.id = move.payment_id
      left join payment_modes mode on mode.id = money.mode_of_payment_id
      where owed <> 0 or wallet <> 0 order by day, at, flow_id, place, move.id`);
  const { rows } = answer as { rows: Row[] };
  return rows.map(row => ({
    day: row.day,
    kind: row.kind,
    owed: Number(row.owed),
    walletChange: Number(row.wallet),
    milestoneId: row.milestone_id === null ? null : Number(row.milestone_id),
    reference: row.is_readable ? row.reference : null,
    // The account stands above all lines.
    opportunityName: row.is_readable
      ? (splitTold(row.opportunity_name, [accountName])?.rest ?? row.opportunity_name)
      : null,
    modeName: row.mode_name,
    resource: row.resource,
    recordId: row.is_readable && row.record_id !== null ? Number(row.record_id) : null,
    isReadable: row.is_readable,
  }));
};

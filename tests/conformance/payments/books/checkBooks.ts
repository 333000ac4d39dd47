import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { gstOn } from '#contract/domain/money/gst.ts';
import type { DatabaseClient } from '#backend/database/client.ts';

/** What the tables say of one deal; amounts in paise. */
interface Books {
  readonly deal_value: string;
  readonly collected: string;
  readonly status_id: number;
  readonly sales: string;
  /** What a party in a special economic zone has to pay, without GST. */
  readonly zone: string;
  /** Milestones: without GST, with it. */
  readonly asked_amount: string;
  readonly asked: string;
  readonly ledger: string;
  /** Payments that arrived less what bounced, certified TDS included; and refunds that were paid. */
  readonly arrived: string;
  readonly refunded: string;
  /** Invoices whose lines do not come to their head, or whose halves differ. */
  readonly crooked: string;
  /** Milestones of which more is billed than asked, and those that are paid and billed but not alike. */
  readonly overbilled: string;
  readonly overpaid: string;
  /** Termsheets whose packages do not come to their head, or whose head is not the deal. */
  readonly unlike_sheets: string;
  /** Invoices taken back whole by credit notes whose tax is not the tax of the invoice. */
  readonly unlike_notes: string;
  readonly negative: string;
}

const billed = sql`(select coalesce(sum(case bill.kind when 'credit-note' then -1 else 1 end * bill.total_paise), 0)
  from invoices bill where bill.milestone_id = part.id and bill.status = 'issued'
    and bill.kind in ('tax', 'digislate', 'credit-note'))`;
const billedAmount = sql`(select coalesce(sum(case bill.kind when 'credit-note' then -1 else 1 end * bill.taxable_paise), 0)
  from invoices bill where bill.milestone_id = part.id and bill.status = 'issued'
    and bill.kind in ('tax', 'digislate', 'credit-note'))`;
const paid = sql`(select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
  where entry.milestone_id = part.id)`;
const own = (table: string) => sql.raw(`${table}.opportunity_id = deal.id`);

const read = async ({ db }: DatabaseClient, id: number): Promise<Books> => {
  const { rows } = (await db.execute(sql`
    select deal.deal_value_paise as deal_value, deal.collected_paise as collected, deal.status_id,
      (select coalesce(sum(sold.sales_paise), 0) from opportunity_packages sold
        where ${own('sold')} and sold.deleted_at is null) as sales,
      (select coalesce(sum(part.amount_paise), 0) from milestones part
        join legal_entities entity on entity.id = part.legal_entity_id
        where ${own('part')} and part.deleted_at is null and entity.is_sez) as zone,
      (select coalesce(sum(part.amount_paise), 0) from milestones part
        where ${own('part')} and part.deleted_at is null) as asked_amount,
      (select coalesce(sum(part.amount_paise + part.gst_paise), 0) from milestones part
        where ${own('part')} and part.deleted_at is null) as asked,
      (select coalesce(sum(entry.amount_paise), 0) from ledger_entries entry
        where ${own('entry')}) as ledger,
      (select coalesce(sum(money.amount_paise - money.tds_paise + coalesce((
          select proof.amount_paise from tds_certificates proof where proof.payment_id = money.id), 0)), 0)
        from payments money where ${own('money')} and money.milestone_id is not null
          and money.status_id in (6, 10)) as arrived,
      (select coalesce(sum(back.amount_paise), 0) from refunds back
        join payments money on money.id = back.payment_id
        where ${own('money')} and money.milestone_id is not null and back.status = 'paid') as refunded,
      (select count(*) from invoices bill join milestones part on part.id = bill.milestone_id
        where ${own('part')} and (bill.cgst_paise <> bill.sgst_paise or (
          select row(sum(line.taxable_paise), sum(line.cgst_paise), sum(line.sgst_paise), sum(line.igst_paise))
          from invoice_lines line where line.invoice_id = bill.id)
          is distinct from row(bill.taxable_paise::numeric, bill.cgst_paise::numeric,
            bill.sgst_paise::numeric, bill.igst_paise::numeric))) as crooked,
      (select count(*) from invoices bill join milestones part on part.id = bill.milestone_id
        join lateral (select sum(note.total_paise) as total, sum(note.taxable_paise) as taxable,
            sum(note.igst_paise) as igst
          from invoices note where note.credits_id = bill.id) back on true
        where ${own('part')} and (back.taxable > bill.taxable_paise or back.total = bill.total_paise
          and row(back.taxable, back.igst) is distinct from
            row(bill.taxable_paise::numeric, bill.igst_paise::numeric))) as unlike_notes,
      (select count(*) from milestones part where ${own('part')}
        and ${billed} > part.amount_paise + part.gst_paise) as overbilled,
      (select count(*) from milestones part where ${own('part')} and part.deleted_at is null
        and ${paid} > part.amount_paise + part.gst_paise) as overpaid,
      (select count(*) from termsheets sheet where ${own('sheet')} and (
        (sheet.status_id in (2, 3) and sheet.total_paise <> deal.deal_value_paise)
        or sheet.value_paise <> (select sum(line.sales_paise) from termsheet_packages line
          where line.termsheet_id = sheet.id)
        or sheet.gst_paise <> (select sum(line.gst_paise) from termsheet_packages line
          where line.termsheet_id = sheet.id))) as unlike_sheets,
      (select count(*) from milestones part where ${own('part')}
          and least(part.amount_paise, part.gst_paise) < 0)
        + (select count(*) from invoices bill join milestones part on part.id = bill.milestone_id
          where ${own('part')} and least(bill.taxable_paise, bill.cgst_paise, bill.igst_paise) < 0)
        as negative
    from opportunities deal where deal.id = ${id}`)) as { rows: Books[] };
  const [books] = rows;
  if (!books) throw new Error(`Deal ${id} is there`);
  return books;
};

/** What holds of a deal after every step, whatever was done (decision records 0212 and 0213). */
export const checkBooks = async (
  client: DatabaseClient,
  id: number,
  step: string,
): Promise<void> => {
  const books = await read(client, id);
  const n = Object.fromEntries(
    Object.entries(books).map(([name, value]) => [name, Number(value)]),
  ) as Record<keyof Books, number>;
  expect(
    {
      crooked: n.crooked,
      overbilled: n.overbilled,
      overpaid: n.overpaid,
      unlikeSheets: n.unlike_sheets,
      unlikeNotes: n.unlike_notes,
      negative: n.negative,
      ledger: n.ledger,
      collected: n.collected,
      dealValue: n.deal_value,
      isWithinDeal: n.asked <= n.deal_value,
      isWhole: n.asked_amount === n.sales ? n.asked === n.deal_value : true,
    },
    step,
  ).toEqual({
    crooked: 0,
    overbilled: 0,
    overpaid: 0,
    unlikeSheets: 0,
    unlikeNotes: 0,
    negative: 0,
    ledger: n.arrived - n.refunded,
    collected: n.ledger,
    dealValue: n.sales + gstOn(n.sales - n.zone),
    isWithinDeal: true,
    isWhole: true,
  });
};

/** What holds of a deal that is paid whole and billed: paid is asked is billed, milestone by milestone, and it is closed. */
export const checkFinished = async (client: DatabaseClient, id: number): Promise<void> => {
  const { rows } = (await client.db.execute(sql`
    select part.id, part.amount_paise + part.gst_paise as asked, ${paid} as paid, ${billed} as billed,
      part.amount_paise as amount, ${billedAmount} as billed_amount
    from milestones part where part.opportunity_id = ${id} and part.deleted_at is null`)) as {
    rows: Record<'id' | 'asked' | 'paid' | 'billed' | 'amount' | 'billed_amount', string>[];
  };
  for (const { id: part, asked, paid: had, billed: bill, amount, billed_amount } of rows)
    expect([had, bill, billed_amount].map(Number), `milestone ${part}`).toEqual(
      [asked, asked, amount].map(Number),
    );
  const books = await read(client, id);
  expect([books.status_id, Number(books.collected)]).toEqual([2, Number(books.deal_value)]);
};

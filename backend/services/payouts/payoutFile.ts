import type { FastifyReply } from 'fastify';
import { sql } from 'drizzle-orm';
import { payoutNumber } from '#contract/domain/payouts/payoutKinds.ts';
import type { Database } from '../../database/client.ts';
import { csvCell, csvLine } from '../../files/csvCell.ts';
import type { PayoutColumn } from '../../settings/payoutColumnsOf.ts';
import { payeeOfLine } from './payeeOfLine.ts';

const byteOrderMark = '\uFEFF';

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly holder: string;
  readonly account: string;
  readonly ifsc: string;
  readonly bank: string | null;
  readonly amount: string;
}

/** The lines of a batch for the bank, one for each payment, in the order in which they were put in. */
export const writePayoutFile = async (
  db: Database,
  batch: { readonly id: number; readonly kind: string },
  columns: readonly PayoutColumn[],
  reply: FastifyReply,
): Promise<string> => {
  const { rows } = (await db.execute(sql`
    select line.id, line.holder_name as holder, line.account_number as account, line.ifsc,
      payee.bank_name as bank, round(line.amount_paise / 100.0, 2)::text as amount
    from payout_lines line ${payeeOfLine}
    where line.batch_id = ${batch.id} order by line.id`)) as { rows: Row[] };
  const number = payoutNumber(batch.id);
  const narration = batch.kind === 'incentives' ? 'Incentive' : 'Refund';
  const cellOf = (row: Row, { source }: PayoutColumn): string => {
    if (source === 'reference') return csvCell(`${number}-${row.id}`);
    if (source === 'narration') return csvCell(`${narration} ${number}`);
    if (source === 'amount') return csvCell(row.amount, true);
    return csvCell(row[source] ?? '');
  };
  const lines = rows.map(row => csvLine(columns.map(column => cellOf(row, column))));
  reply.type('text/csv; charset=utf-8');
  reply.header('content-disposition', `attachment; filename="${number}.csv"`);
  return byteOrderMark + csvLine(columns.map(({ heading }) => csvCell(heading))) + lines.join('');
};

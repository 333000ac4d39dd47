import { sql } from 'drizzle-orm';

/** Joins the bank account of whom a `line` pays: of the colleague of an incentive, or of the client of a refund. */
export const payeeOfLine = sql`
  left join user_incentives owed on owed.id = line.user_incentive_id
  left join refunds back on back.id = line.refund_id
  left join payments came on came.id = back.payment_id
  left join payees payee on payee.user_id = owed.user_id or payee.account_id = came.account_id`;

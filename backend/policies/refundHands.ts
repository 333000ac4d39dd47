import { sql } from 'drizzle-orm';
import { actedOn } from './actedOn.ts';

/**
 * Four eyes (T21, decision record 0216): the ids of all who decide nothing about a refund, by one expression that page,
 * list and refusal read. Who asked for or changed it; who noted, changed or cleared its payment, by the payment's history; and who has
 * the mail address of a contact of the client. Paying a part back changes nothing about what arrived, so anyone who paid
 * an earlier part goes on, and anyone who approved it may pay it. Stands in a query of "refunds" with its "payments".
 */
export const refundHands = sql<number[]>`(
  select coalesce(json_agg(hands.id order by hands.id), '[]'::json) from (
    select "refunds"."requested_by" as id
    union select "refunds"."created_by"
    union ${actedOn('refunds', sql`"refunds"."id"`, ['approve', 'reject', 'paid'])}
    union select "payments"."created_by"
    union select "payments"."decided_by"
    union ${actedOn('payments', sql`"payments"."id"`, ['refund'])}
    union select own.id from contacts person
      join users own on lower(own.email) = lower(person.email)
      where person.account_id = "payments"."account_id"
  ) hands where hands.id is not null)`;

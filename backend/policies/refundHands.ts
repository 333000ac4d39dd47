import { sql } from 'drizzle-orm';

/**
 * Four eyes (T21, decision record 0216): the ids of all who decide nothing about a refund, by one expression that page,
 * list and refusal read. Who asked for it; who noted, changed or cleared its payment, by the payment's history; and who has
 * the mail address of a contact of the client. Paying a part back changes nothing about what arrived, so anyone who paid
 * an earlier part goes on, and anyone who approved it may pay it. Stands in a query of "refunds" with its "payments".
 */
export const refundHands = sql<number[]>`(
  select coalesce(json_agg(hands.id order by hands.id), '[]'::json) from (
    select "refunds"."requested_by" as id
    union select "refunds"."created_by"
    union select "refunds"."updated_by"
      where "refunds"."updated_by" is distinct from "refunds"."decided_by"
    union select "payments"."created_by"
    union select "payments"."decided_by"
    union select "payments"."updated_by" where not exists (
      select 1 from audit_entries paid_back
      where paid_back.entity = 'payments' and paid_back.entity_id = "payments"."id"::text
        and paid_back.action = 'refund' and paid_back.actor_id = "payments"."updated_by")
    union select changed.actor_id from audit_entries changed
      where changed.entity = 'payments' and changed.entity_id = "payments"."id"::text
        and changed.action <> 'refund'
    union select own.id from contacts person
      join users own on lower(own.email) = lower(person.email)
      where person.account_id = "payments"."account_id"
  ) hands where hands.id is not null)`;

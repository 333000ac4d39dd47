import { sql, type SQL } from 'drizzle-orm';

/** What the last attempt to activate a product said. */
export const lastAttempt = sql<string>`(
  select attempt.error from product_activations attempt
  where attempt.opportunity_product_id = "opportunity_products"."id"
  order by attempt.id desc limit 1)`;

const waiting = (what: string): SQL<string> => sql<string>`(
  select ${sql.raw(what)} from product_activations asked
  where asked.opportunity_product_id = "opportunity_products"."id"
    and asked.force_state = 'requested' order by asked.id desc limit 1)`;

/** The forced activation of a product that waits for someone's decision. */
export const forceFields = {
  forceRequestId: waiting('asked.id').mapWith(Number),
  forceVersion: waiting('asked.version').mapWith(Number),
  forceReason: waiting('asked.force_reason'),
  forceRequestedByName: waiting(
    '(select person.name from users person where person.id = asked.created_by)',
  ),
};

import { sql, type SQL } from 'drizzle-orm';
import { actedOn } from '../../../policies/actedOn.ts';
import { mapped } from '../../../tables/fields.ts';

/** What the last attempt to activate a product said. */
export const lastAttempt = sql<string>`(
  select attempt.error from product_activations attempt
  where attempt.opportunity_product_id = "opportunity_products"."id"
  order by attempt.id desc limit 1)`;

const waiting = (what: string): SQL<string> => sql<string>`(
  select ${sql.raw(what)} from product_activations asked
  where asked.opportunity_product_id = "opportunity_products"."id"
    and asked.force_state = 'requested' order by asked.id desc limit 1)`;

/** Acts on a product that are no part in it: trying to activate it, and answering such a request. */
const outcomes = ['activate', 'force-activate', 'approve', 'reject'] as const;

/**
 * Four eyes (T21): who does not decide about a forced activation, by one expression that page, list and refusal read: who
 * asked, who put together or changed the product or its package, who works the deal, and the client's own people. Nobody
 * while nothing waits.
 */
export const forceHands = sql<number[]>`(
  select coalesce(json_agg(distinct hands.id order by hands.id), '[]'::json)
  from product_activations asked
  join opportunity_packages ordered on ordered.id = "opportunity_products"."opportunity_package_id"
  join opportunities worked on worked.id = ordered.opportunity_id
  cross join lateral (
    select asked.created_by as id
    union ${actedOn('termsheet-products', sql`"opportunity_products"."id"`, outcomes)}
    union ${actedOn('opportunity-packages', sql`ordered.id`, outcomes)}
    union select worked.agent_id
    union select own.id from contacts person join users own on lower(own.email) = lower(person.email)
      where person.account_id = worked.account_id
  ) hands
  where asked.opportunity_product_id = "opportunity_products"."id"
    and asked.force_state = 'requested' and hands.id is not null)`;

/** The forced activation of a product that waits for someone's decision. */
export const forceFields = {
  forceRequestId: waiting('asked.id').mapWith(Number),
  handIds: mapped<number[], never>(forceHands, ids => ids),
  forceVersion: waiting('asked.version').mapWith(Number),
  forceReason: waiting('asked.force_reason'),
  forceRequestedByName: waiting(
    '(select person.name from users person where person.id = asked.created_by)',
  ),
};

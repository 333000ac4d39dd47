import { sql } from 'drizzle-orm';
import { actedOn } from './actedOn.ts';

/**
 * Four eyes (T56, decision record 0139): the ids of all who neither approve an incentive nor pay it, by one expression that
 * page, list and refusal read: who calculated it, then or again, reviewed it, signed it off, approved or paid it, by its
 * columns and its history. Stands in a query of "user_incentives".
 */
export const incentiveHands = sql<number[]>`(
  select coalesce(json_agg(hands.id order by hands.id), '[]'::json) from (
    select "user_incentives"."created_by" as id
    union select "user_incentives"."signed_off_by"
    union select "user_incentives"."approved_by"
    union select "user_incentives"."paid_by"
    union ${actedOn('user-incentives', sql`"user_incentives"."id"`)}
  ) hands where hands.id is not null)`;

import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { seesAllIncentives } from '#contract/domain/incentives/incentiveRoles.ts';
import type { Actor } from '../../calls/Actor.ts';
import { peopleOf } from '../peopleOf.ts';

type Asking = Pick<Actor, 'id' | 'grants'>;

/**
 * Whose targets and incentives someone sees, by a column that holds a person: everyone's where they work with them,
 * else their own and those of the people below them; undefined when it is all of them (decision record 0139).
 */
export const incentiveScope = (actor: Asking, userId: PgColumn): SQL | undefined =>
  seesAllIncentives(actor.grants.map(({ code }) => code))
    ? undefined
    : sql`${userId} = any(${peopleOf(actor, false)})`;

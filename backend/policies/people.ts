import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../calls/Actor.ts';
import { users } from '../database/schema/index.ts';

/**
 * The ids of a person and of everybody below him, as an array that is computed once a statement. A ring of managers
 * ends it, because nobody is taken twice.
 * @param withTeam Also the people who have the same manager, without those below them.
 */
export const peopleOf = ({ id }: Pick<Actor, 'id'>, withTeam: boolean): SQL => {
  const team = withTeam
    ? sql`union select ${users.id} from ${users}
        where ${users.parentId} = (select boss.parent_id from users boss where boss.id = ${id}::bigint)`
    : sql``;
  return sql`array(
    with recursive below(id) as (
      select ${id}::bigint
      union
      select ${users.id} from ${users} join below on ${users.parentId} = below.id
    )
    select id from below ${team})`;
};

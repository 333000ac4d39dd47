import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../calls/Actor.ts';
import { users, userTree } from '../database/schema/index.ts';

/**
 * The ids of a person and of everyone below them, as a select that stands behind `in` or in `any(…)`; the tree of
 * managers is looked up, not walked (`user_tree`).
 * @param withTeam Also the people who have the same manager, without those below them.
 */
export const peopleOf = ({ id }: Pick<Actor, 'id'>, withTeam: boolean): SQL => {
  const team = withTeam
    ? sql`union select ${users.id} from ${users}
        where ${users.parentId} = (select boss.parent_id from users boss where boss.id = ${id}::bigint)`
    : sql``;
  return sql`select ${userTree.userId} from ${userTree} where ${userTree.ancestorId} = ${id}::bigint ${team}`;
};

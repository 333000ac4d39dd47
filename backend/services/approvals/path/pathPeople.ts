import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Holder, PathPeople } from '#contract/domain/approvals/approvalPath.ts';
import type { Database } from '../../../database/client.ts';
import { designations, users } from '../../../database/schema/index.ts';

const active = and(eq(users.status, 1), isNull(users.dateOfRelieving));

/** The managers above someone who are at work, from the nearest up; a ring of managers ends it. */
const chainOf = async (db: Database, userId: number): Promise<Holder[]> => {
  const { rows } = (await db.execute(sql`
    with recursive above(id, depth, path) as (
      select parent_id, 1, array[id] from users where id = ${userId}::bigint
      union all
      select u.parent_id, depth + 1, path || u.id from above join users u on u.id = above.id
      where not u.id = any(path) and depth < 20
    )
    select u.id, u.designation_id from above join users u on u.id = above.id
    where u.status = 1 and u.date_of_relieving is null and u.id <> ${userId}::bigint
    order by depth`)) as { rows: { id: unknown; designation_id: unknown }[] };
  return rows.map(({ id, designation_id: designation }) => ({
    id: Number(id),
    designationId: designation === null ? null : Number(designation),
  }));
};

/** Who can be asked when someone asks, for the designations that levels name. */
export const pathPeople = async (
  db: Database,
  requesterId: number,
  designationIds: readonly number[],
): Promise<PathPeople> => {
  const ids = [...new Set(designationIds)];
  const found = await db
    .select({ id: users.id, designationId: users.designationId })
    .from(users)
    .where(
      or(
        eq(users.id, requesterId),
        ids.length > 0 ? and(active, inArray(users.designationId, ids)) : undefined,
      ),
    )
    .orderBy(asc(users.id));
  const requester = found.find(({ id }) => id === requesterId);
  if (!requester) throw new Error(`User ${requesterId} does not exist`);
  return {
    requester,
    chain: await chainOf(db, requesterId),
    holders: found.filter(
      ({ designationId }) => designationId !== null && ids.includes(designationId),
    ),
  };
};

/** Names and designations of people, by id. */
export const namesOf = async (db: Database, ids: readonly number[]) => {
  if (ids.length === 0) return new Map<number, { name: string; designation: string | null }>();
  const rows = await db
    .select({ id: users.id, name: users.name, designation: designations.name })
    .from(users)
    .leftJoin(designations, eq(designations.id, users.designationId))
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...person }) => [id, person]));
};

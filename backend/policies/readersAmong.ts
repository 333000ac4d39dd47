import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { opportunities, roleGrants } from '../database/schema/index.ts';
import { opportunityScope } from './scopes/opportunityScope.ts';

/**
 * Those of some people who may read an opportunity, by the same rule as when they open it; two statements for all of them.
 * @param ids A few dozen at most: each is a column of one statement.
 */
export const readersAmong = async (
  db: Database,
  opportunityId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set();
  const held = await db
    .select({ userId: roleGrants.userId, code: roleGrants.roleCode, is: roleGrants.isAutomatic })
    .from(roleGrants)
    .where(inArray(roleGrants.userId, [...ids]));
  const columns = ids.map(id => {
    const grants = held
      .filter(({ userId }) => userId === id)
      .map(({ code, is }) => ({ code, isAutomatic: is }));
    const scope = opportunityScope({ id, grants }, 'read') ?? sql`true`;
    return [String(id), sql<boolean>`coalesce(${scope}, false)`] as const;
  });
  const [row] = await db
    .select(Object.fromEntries(columns))
    .from(opportunities)
    .where(and(eq(opportunities.id, opportunityId), isNull(opportunities.deletedAt)));
  return new Set(ids.filter(id => row?.[String(id)] === true));
};

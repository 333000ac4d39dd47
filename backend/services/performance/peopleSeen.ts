import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { queueRoles } from '#contract/domain/calling/callingRoles.ts';
import { seesWholeHierarchy } from '#contract/domain/calling/hierarchy.ts';
import {
  levelOf,
  levelsShown,
  type PerformanceLevel,
} from '#contract/domain/performance/performanceLevels.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import type { Actor } from '../../calls/Actor.ts';
import type { Database } from '../../database/client.ts';
import { roleGrants, users } from '../../database/schema/index.ts';
import { peopleOf } from '../../policies/peopleOf.ts';

/** Whose figures someone sees; of those without levels nobody's (part 2 section 6, T18). */
export const performanceScope = (actor: Actor, withTeam = false): SQL | undefined => {
  if (levelsShown(actor.roleCodes).length === 0) return sql`false`;
  if (seesWholeHierarchy(actor.roleCodes)) return undefined;
  return sql`${users.id} = any(${peopleOf(actor, withTeam)})`;
};

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly managerId: number | null;
  readonly level: PerformanceLevel;
}

/** The people of the queues whom someone sees, by name, each with their level. */
export const peopleSeen = async (
  db: Database,
  actor: Actor,
  withTeam = false,
): Promise<readonly Person[]> => {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      managerId: users.parentId,
      codes: sql<RoleCode[]>`array_agg(${roleGrants.roleCode})`,
    })
    .from(users)
    .innerJoin(roleGrants, eq(roleGrants.userId, users.id))
    .where(and(eq(users.status, 1), performanceScope(actor, withTeam)))
    .groupBy(users.id)
    .having(or(sql`bool_or(${inArray(roleGrants.roleCode, [...queueRoles])})`))
    .orderBy(users.name, users.id);
  return rows.flatMap(({ codes, ...person }) => {
    const level = levelOf(codes);
    return level ? [{ ...person, level }] : [];
  });
};

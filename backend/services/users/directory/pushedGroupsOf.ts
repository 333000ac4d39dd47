import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import {
  directoryGroups,
  directoryMembers,
  directoryPeople,
} from '../../../database/schema/index.ts';

/**
 * The groups of somebody whom the directory pushes, as it pushes them: they say more than what a sign-in tells, and sooner.
 * @returns undefined where it does not push the person, or no groups at all
 */
export const pushedGroupsOf = async (
  db: Database,
  userId: number,
): Promise<readonly string[] | undefined> => {
  const [person] = await db
    .select({ isPushed: directoryPeople.isPushed })
    .from(directoryPeople)
    .where(eq(directoryPeople.userId, userId));
  if (!person?.isPushed) return undefined;
  const [any] = await db.select({ id: directoryGroups.id }).from(directoryGroups).limit(1);
  if (!any) return undefined;
  const rows = await db
    .select({ name: directoryGroups.name })
    .from(directoryMembers)
    .innerJoin(directoryGroups, eq(directoryGroups.id, directoryMembers.groupId))
    .where(eq(directoryMembers.userId, userId));
  return rows.map(({ name }) => name);
};

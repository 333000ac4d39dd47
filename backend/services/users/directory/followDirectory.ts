import { eq } from 'drizzle-orm';
import type { User, UserFields } from '#contract/calls/recordTypes.ts';
import { followRoles } from '#contract/domain/users/directoryRule.ts';
import { isPickedRole, type PickedRole } from '#contract/domain/users/pickedRoles.ts';
import type { Database } from '../../../database/client.ts';
import { directoryPeople, users } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { userRecords } from '../userRecords.ts';

type Known = typeof directoryPeople.$inferSelect;

/** What the directory has to do with a person; the row of the person is locked, so that two sign-ins do not mix. */
export const lockDirectoryPerson = async (
  db: Database,
  userId: number,
): Promise<Known | undefined> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [known] = await db.select().from(directoryPeople).where(eq(directoryPeople.userId, userId));
  return known;
};

/** Notes what the directory has to do with a person. */
export const noteDirectoryPerson = async (
  { db, actor }: Pick<InWrite, 'db' | 'actor'>,
  userId: number,
  changes: Partial<Pick<Known, 'isPushed' | 'externalId' | 'givenRoles' | 'offBecause'>>,
): Promise<void> => {
  const by = { updatedBy: actor.id, ...changes };
  await db
    .insert(directoryPeople)
    .values({ userId, createdBy: actor.id, ...by })
    .onConflictDoUpdate({ target: directoryPeople.userId, set: by });
};

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every(role => other.includes(role));

/**
 * Gives a person the roles that the rule gives them now, and takes those that it gave before. Who has none left is switched off,
 * and switched on again once they have some; whom people switched off stays off. Written and audited as a change of a user is.
 * @param ruled what the rule gives; nothing means that no group of theirs opens the console
 */
export const followDirectory = async (
  context: InWrite,
  userId: number,
  ruled: readonly PickedRole[],
): Promise<User> => {
  const known = await lockDirectoryPerson(context.db, userId);
  const user = await userRecords.readOne(context, userId);
  const before = { picked: user.userRoles.filter(isPickedRole), given: known?.givenRoles ?? [] };
  const { picked, given } = followRoles(before, ruled);
  const isOff = picked.length === 0;
  const returns = !isOff && user.status === 0 && known?.offBecause === 'groups';
  const offBecause = known?.offBecause ?? null;
  const changes: Partial<UserFields> = {
    // Somebody without a role is no user of the console: the last one stays with who is switched off.
    ...(!isOff && !isSame(picked, before.picked) && { userRoles: [...picked] }),
    ...(isOff && user.status === 1 && { status: 0 as const }),
    ...(returns && { status: 1 as const }),
  };
  await noteDirectoryPerson(context, userId, {
    givenRoles: isOff ? [...before.given] : [...given],
    offBecause: isOff && user.status === 1 ? 'groups' : returns ? null : offBecause,
  });
  if (Object.keys(changes).length === 0) return user;
  return userRecords.update(context, {
    id: userId,
    body: { ...changes, version: user.version },
  });
};

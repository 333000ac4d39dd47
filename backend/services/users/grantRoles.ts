import { and, eq, inArray } from 'drizzle-orm';
import {
  isDisplayRoleCode,
  toGrants as grantsOfPeople,
} from '#contract/domain/roles/displayRoles.ts';
import type { Grant } from '#contract/domain/roles/userFlags.ts';
import type { PickedRole } from '#contract/domain/users/pickedRoles.ts';
import { displayRoleGrants, roleGrants } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';

/**
 * Stores picked roles: the display roles as they are, and the underlying ones that they give (T1).
 * @param toGrants those of a person, unless it says otherwise
 */
export const grantRoles = async (
  { db, actor, services }: Pick<InWrite, 'db' | 'actor' | 'services'>,
  userId: number,
  picked: readonly PickedRole[],
  toGrants: (picked: readonly PickedRole[]) => readonly Grant[] = grantsOfPeople,
): Promise<void> => {
  const by = { userId, grantedBy: actor.id, grantedAt: services.now() };
  const display = picked.filter(isDisplayRoleCode);
  await db.delete(displayRoleGrants).where(eq(displayRoleGrants.userId, userId));
  if (display.length > 0)
    await db.insert(displayRoleGrants).values(display.map(displayRole => ({ ...by, displayRole })));

  // Grants that stay keep who gave them and when.
  const wanted = toGrants(picked);
  const held = await db.select().from(roleGrants).where(eq(roleGrants.userId, userId));
  const isSame = (one: { code: string; isAutomatic: boolean }, row: (typeof held)[number]) =>
    row.roleCode === one.code && row.isAutomatic === one.isAutomatic;
  const gone = held.filter(row => !wanted.some(one => isSame(one, row)));
  const added = wanted.filter(one => !held.some(row => isSame(one, row)));
  if (gone.length > 0)
    await db.delete(roleGrants).where(
      and(
        eq(roleGrants.userId, userId),
        inArray(
          roleGrants.id,
          gone.map(row => row.id),
        ),
      ),
    );
  if (added.length > 0)
    await db
      .insert(roleGrants)
      .values(added.map(({ code, isAutomatic }) => ({ ...by, roleCode: code, isAutomatic })));
};

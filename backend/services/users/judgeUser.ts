import { eq, sql } from 'drizzle-orm';
import type { User, UserFields } from '#contract/calls/recordTypes.ts';
import { isPickedRole, outOfReach, ungrantable } from '#contract/domain/users/pickedRoles.ts';
import { personRefused, rolesRefused, userMessages } from '#contract/domain/users/userMessages.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import { lockByName } from '../../database/lockByName.ts';
import { users } from '../../database/schema/index.ts';
import { peopleOf } from '../../policies/peopleOf.ts';
import type { InWrite, Proposed } from '../../tables/Declaration.ts';
import { namesOfRoles } from './namesOfRoles.ts';

/** Of a user who does not exist yet. */
const nobody = 0;

type Judging = Pick<InWrite, 'db' | 'actor' | 'services'>;

/**
 * Who may change a person: nobody themselves, and nobody whose roles the manager could not have given (T24, record 0130).
 * @throws Refusal FORBIDDEN
 */
export const refusePerson = (
  context: Judging,
  { id, userRoles }: Pick<User, 'id' | 'userRoles'>,
) => {
  if (id === context.actor.id) throw new Refusal('FORBIDDEN', userMessages.ownRecord);
  const beyond = outOfReach(context.actor, id, userRoles.filter(isPickedRole));
  if (beyond.length > 0)
    throw new Refusal('FORBIDDEN', personRefused(namesOfRoles(context, beyond)));
};

/** Refuses a manager who is the person or is below them; two such changes at once wait for each other. */
const refuseRing = async (
  { db }: Judging,
  id: number,
  parentId: number | null | undefined,
): Promise<void> => {
  if (parentId === null || parentId === undefined) return;
  await lockByName(db, 'hierarchy');
  const [person] = await db
    .select({ isRing: sql<boolean>`${parentId}::bigint = any(${peopleOf({ id }, false)})` })
    .from(users)
    .where(eq(users.id, id));
  if (person?.isRing) throw invalidField('/parentId', 'ring', userMessages.ring);
};

/** Rules of a user that ask who changes them and whom they work for. @throws Refusal */
export const judgeUser = async (
  context: InWrite,
  { before, changes }: Proposed<User, UserFields>,
): Promise<void> => {
  if (before) refusePerson(context, before);
  const picked = changes.userRoles?.filter(isPickedRole);
  if (picked) {
    const old = before?.userRoles.filter(isPickedRole) ?? [];
    const refused = ungrantable(context.actor, before?.id ?? nobody, old, picked);
    if (refused.length > 0)
      throw invalidField('/userRoles', 'grant', rolesRefused(namesOfRoles(context, refused)));
  }
  if (before) await refuseRing(context, before.id, changes.parentId);
};

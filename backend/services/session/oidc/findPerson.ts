import { and, eq } from 'drizzle-orm';
import {
  directoryMessages,
  directoryNoRole,
  directoryStranger,
  directoryTooManyGroups,
  directoryUnverified,
} from '#contract/domain/users/directoryMessages.ts';
import { newUserDepartmentId } from '#contract/domain/users/designations.ts';
import { rolesByRule } from '#contract/domain/users/directoryRule.ts';
import type { PickedRole } from '#contract/domain/users/pickedRoles.ts';
import type { ProvedPerson } from '../../../adapters/identity/DirectoryProvider.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { externalIdentities } from '../../../database/schema/index.ts';
import type { InWrite } from '../../../tables/Declaration.ts';
import { followDirectory, noteDirectoryPerson } from '../../users/directory/followDirectory.ts';
import { pushedGroupsOf } from '../../users/directory/pushedGroupsOf.ts';
import { userRecords } from '../../users/userRecords.ts';
import { findUser } from '../signIn.ts';

/** Whether somebody may come in, decided within a transaction whose writes hold even where they may not. */
type Found = { readonly userId: number } | { readonly refusal: Refusal };

const refused = (...given: ConstructorParameters<typeof Refusal>): Found => ({
  refusal: new Refusal(...given),
});

const isIdentity = ({ issuer, subject }: ProvedPerson) =>
  and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject));

const knownAs = async (db: Database, person: ProvedPerson): Promise<number | undefined> => {
  const [known] = await db
    .select({ userId: externalIdentities.userId })
    .from(externalIdentities)
    .where(isIdentity(person));
  return known?.userId;
};

/** One account of the provider for each person: whoever got the address later is somebody else. */
const isTied = async (db: Database, { issuer }: ProvedPerson, userId: number): Promise<boolean> => {
  const [other] = await db
    .select({ id: externalIdentities.id })
    .from(externalIdentities)
    .where(and(eq(externalIdentities.userId, userId), eq(externalIdentities.issuer, issuer)));
  return other !== undefined;
};

/** What the rule gives; without one the directory gives nothing and takes nothing. */
const ruledFor = async (
  context: InWrite,
  { groups }: ProvedPerson,
  userId: number | undefined,
): Promise<readonly PickedRole[] | 'too many' | undefined> => {
  const { directoryRule } = context.services.config;
  if (!directoryRule) return undefined;
  const pushed = userId === undefined ? undefined : await pushedGroupsOf(context.db, userId);
  const named = pushed ?? groups;
  return named === undefined ? 'too many' : rolesByRule(directoryRule, named);
};

/** Somebody whom the directory brings: made as a user manager makes people, by the rules of a user. */
const make = async (
  context: InWrite,
  person: ProvedPerson,
  email: string,
  ruled: readonly PickedRole[],
): Promise<number> => {
  const made = await userRecords.create(context, {
    name: `${person.firstName} ${person.lastName}`.trim() || email,
    email,
    userRoles: [...ruled],
    departmentId: newUserDepartmentId,
  });
  await noteDirectoryPerson(context, made.id, { givenRoles: [...ruled] });
  return made.id;
};

/**
 * Who it is that the provider proved: known by issuer and subject, else matched once by an address that the provider says is
 * verified, else made where the settings say so. Their roles follow the directory before they come in.
 */
export const findPerson = async (context: InWrite, person: ProvedPerson): Promise<Found> => {
  const { db, services } = context;
  const { name, creates } = services.config.directory ?? { name: '', creates: false };
  const known = await knownAs(db, person);
  const { email } = person;
  if (known === undefined && email === undefined)
    return refused('LOGIN_FAILED', directoryUnverified(name));
  const matched = known ?? (email === undefined ? undefined : (await findUser(context, email))?.id);
  if (known === undefined && matched !== undefined && (await isTied(db, person, matched)))
    return refused('LOGIN_FAILED', directoryMessages.tied);
  const ruled = await ruledFor(context, person, matched);
  if (ruled === 'too many') return refused('LOGIN_FAILED', directoryTooManyGroups(name));
  if (matched === undefined && (!creates || ruled === undefined || email === undefined))
    return refused('LOGIN_FAILED', directoryStranger(email ?? ''));
  if (matched === undefined && ruled?.length === 0)
    return refused('LOGIN_FAILED', directoryNoRole(name));
  const userId = matched ?? (await make(context, person, email ?? '', ruled ?? []));
  const user =
    matched !== undefined && ruled
      ? await followDirectory(context, userId, ruled)
      : await userRecords.readOne(context, userId);
  if (ruled?.length === 0) return refused('LOGIN_FAILED', directoryNoRole(name));
  if (user.status !== 1) return refused('LOGIN_FAILED', directoryMessages.off);
  if (known !== undefined) return { userId };
  const stored = await db
    .insert(externalIdentities)
    .values({
      userId,
      issuer: person.issuer,
      subject: person.subject,
      email: email ?? '',
      createdAt: services.now(),
    })
    .onConflictDoNothing()
    .returning({ id: externalIdentities.id });
  return stored.length > 0 ? { userId } : refused('LOGIN_FAILED', directoryMessages.tied);
};

import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { UserFields } from '#contract/calls/recordTypes.ts';
import { checkEmail } from '#contract/domain/checks/contactChecks.ts';
import { newUserDepartmentId } from '#contract/domain/users/designations.ts';
import { rolesByRule } from '#contract/domain/users/directoryRule.ts';
import { scimMessages } from '#contract/domain/users/scimMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { directoryMembers, users } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { inWrite } from '../../tables/inWrite.ts';
import {
  followDirectory,
  lockDirectoryPerson,
  noteDirectoryPerson,
} from '../users/directory/followDirectory.ts';
import { pushedGroupsOf } from '../users/directory/pushedGroupsOf.ts';
import { createUser } from '../users/saveUser.ts';
import { userRecords } from '../users/userRecords.ts';
import { filterOf } from './filterOf.ts';
import { patched } from './patched.ts';
import { ruleOf } from './ruleOf.ts';
import { listScimUsers, readScimUser, userAttributes, type ScimUser } from './scimUsers.ts';
import { pageAsked } from './wire.ts';

type Body = Parameters<Verb<CallOf<'scim.createUser'>>>[0]['body'];

/** What the directory says of a person, in the console's words. */
interface Told {
  readonly email: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly externalId: string | null;
}

const isOn = (active: boolean | string = true): boolean => String(active).toLowerCase() === 'true';

const nameOf = ({ name = {}, displayName }: Body): string => {
  const parts = [name.givenName, name.familyName].map(part => part?.trim() ?? '');
  const whole = parts.filter(Boolean).join(' ');
  return whole || name.formatted?.trim() || displayName?.trim() || '';
};

const toldBy = (body: Body): Told => {
  const email = body.userName.trim().toLowerCase();
  if (checkEmail(email) !== undefined)
    throw invalidField('/userName', 'format', scimMessages.userName);
  return {
    email,
    name: nameOf(body) || email,
    isActive: isOn(body.active),
    externalId: body.externalId || null,
  };
};

/** By what the directory knows a person is kept, and in history, where it changed. */
const noteExternalId = async (
  context: InWrite,
  userId: number,
  { externalId }: Told,
  before: string | null,
): Promise<void> => {
  await noteDirectoryPerson(context, userId, { isPushed: true, externalId });
  if (externalId === before) return;
  await context.audit.record({
    action: 'update',
    entity: 'users',
    entityId: userId,
    before: { externalId: before },
    after: { externalId },
  });
};

/**
 * Makes a person what the directory says: name and address, then whether they may come in at all, then the roles of their groups.
 * Whom people switched off stays off.
 */
const become = async (context: InWrite, userId: number, told: Told): Promise<void> => {
  const rule = ruleOf(context);
  const known = await lockDirectoryPerson(context.db, userId);
  const user = await userRecords.readOne(context, userId);
  const isBack =
    told.isActive && (known?.offBecause === 'pushed' || known?.offBecause === 'removed');
  const isGone = !told.isActive && user.status === 1;
  const changes: Partial<UserFields> = {
    ...(told.name !== user.name && { name: told.name }),
    ...(told.email !== user.email.toLowerCase() && { email: told.email }),
    ...(isGone && { status: 0 as const }),
  };
  await noteExternalId(context, userId, told, known?.externalId ?? null);
  if (Object.keys(changes).length > 0)
    await userRecords.update(context, { id: userId, body: { ...changes, version: user.version } });
  else context.audit.nothingChanged();
  // From here on the rule says whether they are on: somebody who is back waits for a group.
  if (isBack) await noteDirectoryPerson(context, userId, { offBecause: 'groups' });
  if (!told.isActive && (user.status === 1 || known?.offBecause === 'groups'))
    await noteDirectoryPerson(context, userId, { offBecause: 'pushed' });
  const pushed = await pushedGroupsOf(context.db, userId);
  // Without groups that are pushed, those of the next sign-in decide; until then they keep what they had.
  const ruled = pushed ? rolesByRule(rule, pushed) : (known?.givenRoles ?? []);
  await followDirectory(context, userId, ruled);
};

/** Somebody with this address whom the directory deleted, and brings again. */
const removedWith = async ({ db }: InWrite, email: string): Promise<number | undefined> => {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email));
  const known = user && (await lockDirectoryPerson(db, user.id));
  return known?.offBecause === 'removed' ? known.userId : undefined;
};

/** A person without a role is off until a group gives them one. */
const make = async (context: InWrite, told: Told): Promise<number> => {
  const rule = ruleOf(context);
  const given = told.isActive ? rolesByRule(rule, []) : [];
  const body = {
    name: told.name,
    email: told.email,
    userRoles: [...given],
    departmentId: newUserDepartmentId,
    status: given.length > 0 ? (1 as const) : (0 as const),
  };
  const { config } = context.services;
  const made = await (config.directory
    ? userRecords.create(context, body)
    : createUser({ ...context, body }));
  await noteDirectoryPerson(context, made.id, {
    givenRoles: [...given],
    offBecause: given.length > 0 ? null : told.isActive ? 'groups' : 'pushed',
  });
  await noteExternalId(context, made.id, told, null);
  return made.id;
};

export const listUsers: Verb<CallOf<'scim.listUsers'>> = context =>
  listScimUsers(context, filterOf(context.query.filter, userAttributes), pageAsked(context.query));

export const getUser: Verb<CallOf<'scim.getUser'>> = context =>
  readScimUser(context, context.params.id);

export const createScimUser: Verb<CallOf<'scim.createUser'>> = async context => {
  const inside = inWrite(context);
  const told = toldBy(context.body);
  const known = await removedWith(inside, told.email);
  if (known !== undefined) await become(inside, known, told);
  const id = known ?? (await make(inside, told));
  const made = await readScimUser(context, id);
  context.reply.code(201).header('location', made.meta.location);
  return made;
};

export const replaceUser: Verb<CallOf<'scim.replaceUser'>> = async context => {
  await readScimUser(context, context.params.id);
  await become(inWrite(context), context.params.id, toldBy(context.body));
  return readScimUser(context, context.params.id);
};

/** The names that a change left behind: who changes one part of a name means that one. */
const bodyOf = (changed: ScimUser, before: ScimUser): Body => {
  const { name, displayName, userName, externalId, active } = changed;
  const isRenamed = JSON.stringify(name) !== JSON.stringify(before.name);
  const parts =
    name.givenName !== before.name.givenName || name.familyName !== before.name.familyName
      ? { givenName: name.givenName, familyName: name.familyName }
      : { formatted: isRenamed ? name.formatted : displayName };
  return {
    userName,
    active,
    name: parts,
    ...(externalId !== undefined && { externalId }),
  };
};

export const patchUser: Verb<CallOf<'scim.patchUser'>> = async context => {
  const { id } = context.params;
  const before = await readScimUser(context, id);
  await become(inWrite(context), id, toldBy(bodyOf(patched(before, context.body), before)));
  return readScimUser(context, id);
};

/** DELETE: nobody is ever deleted; they are switched off, and no more there for the directory. */
export const deleteUser: Verb<CallOf<'scim.deleteUser'>> = async context => {
  const { id } = context.params;
  const { db, reply } = context;
  const before = await readScimUser(context, id);
  const inside = inWrite(context);
  await db.delete(directoryMembers).where(eq(directoryMembers.userId, id));
  await become(inside, id, { ...toldBy({ ...before, active: false }), externalId: null });
  await noteDirectoryPerson(inside, id, { offBecause: 'removed', isPushed: false });
  reply.code(204);
  return null;
};

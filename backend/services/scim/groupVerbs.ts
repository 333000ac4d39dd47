import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { ScimPatchBody } from '#contract/calls/scim/scim.ts';
import { rolesByRule } from '#contract/domain/users/directoryRule.ts';
import { scimMessages } from '#contract/domain/users/scimMessages.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { directoryGroups, directoryMembers, users } from '../../database/schema/index.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { inWrite } from '../../tables/inWrite.ts';
import { followDirectory, noteDirectoryPerson } from '../users/directory/followDirectory.ts';
import { pushedGroupsOf } from '../users/directory/pushedGroupsOf.ts';
import { filterOf } from './filterOf.ts';
import { patched } from './patched.ts';
import { ruleOf } from './ruleOf.ts';
import { groupAttributes, listScimGroups, readScimGroup } from './scimGroups.ts';
import { pageAsked } from './wire.ts';

type Body = Parameters<Verb<CallOf<'scim.createGroup'>>>[0]['body'];

interface Told {
  readonly name: string;
  readonly externalId: string | null;
  readonly members: readonly number[];
}

const toldBy = ({ displayName, externalId, members = [] }: Partial<Body>): Told => {
  const name = displayName?.trim() ?? '';
  if (name === '') throw invalidField('/displayName', 'required', scimMessages.groupName);
  return {
    name,
    externalId: externalId || null,
    members: [...new Set(members.map(({ value }) => Number(value)))].toSorted((a, b) => a - b),
  };
};

/** @throws Refusal for a member who is nobody here, or a program */
const refuseStrangers = async ({ db }: InWrite, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const wrong = () => invalidField('/members', 'reference', scimMessages.member);
  if (!ids.every(Number.isSafeInteger)) throw wrong();
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.serviceAccountId)));
  if (found.length < ids.length) throw wrong();
};

/** Gives those who came or went, or whose group has another name, the roles that the rule gives them now. */
const follow = async (context: InWrite, ids: readonly number[]): Promise<void> => {
  const rule = ruleOf(context);
  for (const id of ids) {
    await noteDirectoryPerson(context, id, { isPushed: true });
    const groups = (await pushedGroupsOf(context.db, id)) ?? [];
    await followDirectory(context, id, rolesByRule(rule, groups));
  }
};

const membersNow = async ({ db }: InWrite, groupId: number): Promise<number[]> => {
  const rows = await db
    .select({ userId: directoryMembers.userId })
    .from(directoryMembers)
    .where(eq(directoryMembers.groupId, groupId))
    .orderBy(directoryMembers.userId);
  return rows.map(({ userId }) => userId);
};

/** Makes a group what the directory says; history keeps who is in it. */
const become = async (context: InWrite, id: number, told: Told): Promise<void> => {
  const { db, actor, audit } = context;
  ruleOf(context);
  const [before] = await db
    .select()
    .from(directoryGroups)
    .where(eq(directoryGroups.id, id))
    .for('update');
  const members = await membersNow(context, id);
  const came = told.members.filter(member => !members.includes(member));
  const gone = members.filter(member => !told.members.includes(member));
  const isRenamed = before?.name !== told.name;
  const isSame = !isRenamed && before.externalId === told.externalId;
  if (isSame && came.length === 0 && gone.length === 0) return audit.nothingChanged();
  await refuseStrangers(context, came);
  const { name, externalId } = told;
  await db
    .update(directoryGroups)
    .set({ name, externalId, updatedBy: actor.id })
    .where(eq(directoryGroups.id, id));
  if (gone.length > 0)
    await db
      .delete(directoryMembers)
      .where(and(eq(directoryMembers.groupId, id), inArray(directoryMembers.userId, gone)));
  if (came.length > 0)
    await db.insert(directoryMembers).values(came.map(userId => ({ groupId: id, userId })));
  await audit.record({
    action: 'update',
    entity: 'directory-groups',
    entityId: id,
    before: { name: before?.name, externalId: before?.externalId, members },
    after: { ...told },
  });
  const touched = isRenamed ? [...told.members, ...gone] : [...came, ...gone];
  return follow(
    context,
    touched.toSorted((a, b) => a - b),
  );
};

export const listGroups: Verb<CallOf<'scim.listGroups'>> = context =>
  listScimGroups(
    context,
    filterOf(context.query.filter, groupAttributes),
    pageAsked(context.query),
    context.query,
  );

export const getGroup: Verb<CallOf<'scim.getGroup'>> = context =>
  readScimGroup(context, context.params.id, context.query);

export const createGroup: Verb<CallOf<'scim.createGroup'>> = async context => {
  const { db, actor, audit, reply } = context;
  const inside = inWrite(context);
  ruleOf(inside);
  const told = toldBy(context.body);
  const [made] = await db
    .insert(directoryGroups)
    .values({ name: told.name, externalId: told.externalId, createdBy: actor.id })
    .returning({ id: directoryGroups.id });
  if (!made) throw new Error('The group was not stored');
  await audit.record({
    action: 'create',
    entity: 'directory-groups',
    entityId: made.id,
    after: { name: told.name, externalId: told.externalId },
  });
  await become(inside, made.id, told);
  const group = await readScimGroup(context, made.id);
  reply.code(201).header('location', group.meta.location);
  return group;
};

export const replaceGroup: Verb<CallOf<'scim.replaceGroup'>> = async context => {
  const { id } = context.params;
  await readScimGroup(context, id);
  await become(inWrite(context), id, toldBy(context.body));
  return readScimGroup(context, id);
};

/** A member is who they are, whatever a directory calls them: two that differ in their names are one. */
const bare = ({ value }: { readonly value: string }) => ({ value });

const isReference = (value: unknown): value is { value: string } =>
  typeof value === 'object' && value !== null && 'value' in value;

const bareMembers = (operation: ScimPatchBody['Operations'][number]) =>
  Array.isArray(operation.value)
    ? {
        ...operation,
        value: operation.value.map((one: unknown) => (isReference(one) ? bare(one) : one)),
      }
    : operation;

export const patchGroup: Verb<CallOf<'scim.patchGroup'>> = async context => {
  const { id } = context.params;
  await context.db
    .select({ id: directoryGroups.id })
    .from(directoryGroups)
    .where(eq(directoryGroups.id, id))
    .for('update');
  const { members = [], ...group } = await readScimGroup(context, id);
  const changed = patched(
    { ...group, members: members.map(bare) },
    { Operations: context.body.Operations.map(bareMembers) },
  );
  await become(inWrite(context), id, toldBy(changed));
  return readScimGroup(context, id);
};

/** DELETE: the group goes, and with it the roles that it gave. */
export const deleteGroup: Verb<CallOf<'scim.deleteGroup'>> = async context => {
  const { db, params, audit, reply } = context;
  const { displayName } = await readScimGroup(context, params.id, {
    excludedAttributes: 'members',
  });
  const inside = inWrite(context);
  const members = await membersNow(inside, params.id);
  await db.delete(directoryMembers).where(eq(directoryMembers.groupId, params.id));
  await follow(inside, members);
  await db.delete(directoryGroups).where(eq(directoryGroups.id, params.id));
  await audit.record({
    action: 'delete',
    entity: 'directory-groups',
    entityId: params.id,
    before: { name: displayName, members },
  });
  reply.code(204);
  return null;
};

import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { scimMessages } from '#contract/domain/users/scimMessages.ts';
import type { Context } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { directoryGroups, directoryMembers, users } from '../../database/schema/index.ts';
import type { Wanted } from './filterOf.ts';
import { locationOf, scimNames } from './wire.ts';

/** Attributes by which a directory looks for groups. */
export const groupAttributes = ['id', 'displayname', 'externalid', 'members', 'members.value'];

type Group = typeof directoryGroups.$inferSelect;
type Reader = Pick<Context, 'db' | 'services'>;

const hasMember = (value: string): SQL =>
  sql`exists(select 1 from ${directoryMembers} where ${directoryMembers.groupId} = ${directoryGroups.id}
    and ${directoryMembers.userId}::text = ${value})`;

const conditionOf = (wanted: Wanted): SQL[] =>
  [...wanted].map(([name, value]) => {
    if (name === 'id') return eq(sql`${directoryGroups.id}::text`, value);
    if (name === 'externalid') return eq(directoryGroups.externalId, value);
    if (name === 'displayname') return eq(sql`lower(${directoryGroups.name})`, value.toLowerCase());
    return hasMember(value);
  });

const membersOf = async (db: Database, ids: readonly number[]) => {
  const rows = await db
    .select({
      groupId: directoryMembers.groupId,
      userId: directoryMembers.userId,
      name: users.name,
    })
    .from(directoryMembers)
    .innerJoin(users, eq(users.id, directoryMembers.userId))
    .where(inArray(directoryMembers.groupId, [...ids]))
    .orderBy(directoryMembers.userId);
  const found = new Map<number, typeof rows>();
  for (const row of rows) {
    const known = found.get(row.groupId);
    if (known) known.push(row);
    else found.set(row.groupId, [row]);
  }
  return found;
};

/** Who asks for groups without their members has thousands of them. */
const leavesOut = ({
  attributes,
  excludedAttributes,
}: {
  readonly attributes?: string;
  readonly excludedAttributes?: string;
}): boolean => {
  const names = (text: string) => text.toLowerCase().split(/[\s,]+/);
  return (
    names(excludedAttributes ?? '').includes('members') ||
    (attributes !== undefined && !names(attributes).includes('members'))
  );
};

type Asked = Parameters<typeof leavesOut>[0];

const present = async ({ db, services }: Reader, groups: readonly Group[], asked: Asked) => {
  const isBare = leavesOut(asked);
  const members = isBare
    ? undefined
    : await membersOf(
        db,
        groups.map(({ id }) => id),
      );
  return groups.map(({ id, name, externalId, createdAt, updatedAt }) => ({
    schemas: [scimNames.group],
    id: String(id),
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(members && {
      members: (members.get(id) ?? []).map(member => ({
        value: String(member.userId),
        display: member.name,
      })),
    }),
    meta: {
      resourceType: 'Group',
      created: createdAt.toISOString(),
      lastModified: updatedAt.toISOString(),
      location: locationOf(services.config.publicUrl, 'Group', id),
    },
  }));
};

/** @throws Refusal NOT_FOUND */
export const readScimGroup = async (context: Reader, id: number, asked: Asked = {}) => {
  const rows = await context.db.select().from(directoryGroups).where(eq(directoryGroups.id, id));
  const [group] = await present(context, rows, asked);
  if (!group) throw notFound(scimMessages.notThere);
  return group;
};

export const listScimGroups = async (
  context: Reader,
  wanted: Wanted,
  page: { readonly startIndex: number; readonly count: number },
  asked: Asked,
) => {
  const { db } = context;
  const where = and(...conditionOf(wanted));
  const [total] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(directoryGroups)
    .where(where);
  const rows = await db
    .select()
    .from(directoryGroups)
    .where(where)
    .orderBy(directoryGroups.id)
    .limit(page.count)
    .offset(page.startIndex - 1);
  return {
    schemas: [scimNames.list],
    totalResults: total?.count ?? 0,
    startIndex: page.startIndex,
    itemsPerPage: rows.length,
    Resources: await present(context, rows, asked),
  };
};

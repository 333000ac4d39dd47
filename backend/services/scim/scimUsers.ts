import { and, eq, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../calls/Refusal.ts';
import type { Context } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import {
  directoryGroups,
  directoryMembers,
  directoryPeople,
  users,
} from '../../database/schema/index.ts';
import { scimMessages } from '#contract/domain/users/scimMessages.ts';
import type { Wanted } from './filterOf.ts';
import { locationOf, scimNames } from './wire.ts';

/** Attributes by which a directory looks for people. */
export const userAttributes = ['id', 'username', 'externalid', 'emails', 'emails.value'];

const columns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  name: users.name,
  status: users.status,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
  externalId: directoryPeople.externalId,
  offBecause: directoryPeople.offBecause,
  groups: sql<{ value: string; display: string }[]>`coalesce((
    select jsonb_agg(jsonb_build_object('value', ${directoryGroups.id}::text, 'display', ${directoryGroups.name}) order by ${directoryGroups.id})
    from ${directoryMembers} join ${directoryGroups} on ${directoryGroups.id} = ${directoryMembers.groupId}
    where ${directoryMembers.userId} = ${users.id}), '[]'::jsonb)`,
} as const;

/** Programs are nobody, and whom the directory deleted is not there for it. */
const isThere = and(
  isNull(users.serviceAccountId),
  or(isNull(directoryPeople.offBecause), ne(directoryPeople.offBecause, 'removed')),
);

const conditionOf = (wanted: Wanted): SQL[] =>
  [...wanted].map(([name, value]) => {
    if (name === 'id') return eq(sql`${users.id}::text`, value);
    if (name === 'externalid') return eq(directoryPeople.externalId, value);
    return eq(sql`lower(${users.email})`, value.toLowerCase());
  });

const reading = (db: Database, ...conditions: readonly SQL[]) =>
  db
    .select(columns)
    .from(users)
    .leftJoin(directoryPeople, eq(directoryPeople.userId, users.id))
    .where(and(isThere, ...conditions));

type Row = Awaited<ReturnType<typeof reading>>[number];

/** A person as the standard writes them. Who waits for a group is active for the directory: no group of theirs opens the console. */
const scimUser = (row: Row, publicUrl: URL) => ({
  schemas: [scimNames.user],
  id: String(row.id),
  ...(row.externalId !== null && { externalId: row.externalId }),
  userName: row.email,
  displayName: row.name,
  name: { formatted: row.name, givenName: row.firstName, familyName: row.lastName },
  active: row.status === 1 || row.offBecause === 'groups',
  emails: [{ value: row.email, type: 'work', primary: true }],
  groups: row.groups,
  meta: {
    resourceType: 'User',
    created: row.createdAt.toISOString(),
    lastModified: row.updatedAt.toISOString(),
    location: locationOf(publicUrl, 'User', row.id),
  },
});
export type ScimUser = ReturnType<typeof scimUser>;

type Reader = Pick<Context, 'db' | 'services'>;

/** @throws Refusal NOT_FOUND for nobody, a program, or whom the directory deleted */
export const readScimUser = async ({ db, services }: Reader, id: number): Promise<ScimUser> => {
  const [row] = await reading(db, eq(users.id, id));
  if (!row) throw notFound(scimMessages.notThere);
  return scimUser(row, services.config.publicUrl);
};

export const listScimUsers = async (
  { db, services }: Reader,
  wanted: Wanted,
  page: { readonly startIndex: number; readonly count: number },
) => {
  const conditions = conditionOf(wanted);
  const [total] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(users)
    .leftJoin(directoryPeople, eq(directoryPeople.userId, users.id))
    .where(and(isThere, ...conditions));
  const rows = await reading(db, ...conditions)
    .orderBy(users.id)
    .limit(page.count)
    .offset(page.startIndex - 1);
  return {
    schemas: [scimNames.list],
    totalResults: total?.count ?? 0,
    startIndex: page.startIndex,
    itemsPerPage: rows.length,
    Resources: rows.map(row => scimUser(row, services.config.publicUrl)),
  };
};

import { and, desc, eq, max } from 'drizzle-orm';
import { screenVersions } from '../../database/schema/index.ts';
import type { Database } from '../../database/client.ts';
import type { Version } from './Version.ts';

type Row = typeof screenVersions.$inferSelect;

const versionOf = (row: Row): Version => ({
  id: row.id,
  resource: row.resource,
  number: row.number,
  isAsFiles: row.isAsFiles,
  overlay: { screen: row.screenChanges, schema: row.schemaChanges },
  madeFrom: row.madeFrom,
  why: row.why,
  at: row.createdAt,
  byId: row.createdBy,
});

/** The newest version of each screen that was ever published, in the order of their names. */
export const readNewest = async (db: Database): Promise<readonly Version[]> => {
  const rows = await db
    .selectDistinctOn([screenVersions.resource])
    .from(screenVersions)
    .orderBy(screenVersions.resource, desc(screenVersions.number));
  return rows.map(versionOf);
};

/** All versions of a screen, the newest first. */
export const readVersionsOf = async (
  db: Database,
  resource: string,
): Promise<readonly Version[]> => {
  const rows = await db
    .select()
    .from(screenVersions)
    .where(eq(screenVersions.resource, resource))
    .orderBy(desc(screenVersions.number));
  return rows.map(versionOf);
};

export const readVersion = async (
  db: Database,
  resource: string,
  number: number,
): Promise<Version | undefined> => {
  const [row] = await db
    .select()
    .from(screenVersions)
    .where(and(eq(screenVersions.resource, resource), eq(screenVersions.number, number)));
  return row && versionOf(row);
};

/** The id of the newest version of all; 0 where nothing was ever published. */
export const newestId = async (db: Database): Promise<number> => {
  const [row] = await db.select({ id: max(screenVersions.id) }).from(screenVersions);
  return row?.id ?? 0;
};

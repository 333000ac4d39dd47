import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import type { Database } from '../../../database/client.ts';
import {
  designations,
  discountMatrixEntries as entries,
  users,
} from '../../../database/schema/index.ts';

/** The entries of one client type, or of all, by level and name of the designation. */
const readEntries = (db: Database, clientTypeId?: ClientTypeId) =>
  db
    .select({ row: entries, designationName: designations.name, updatedByName: users.name })
    .from(entries)
    .innerJoin(designations, eq(designations.id, entries.designationId))
    .leftJoin(users, eq(users.id, entries.updatedBy))
    .where(
      and(
        isNull(entries.deletedAt),
        clientTypeId === undefined ? undefined : eq(entries.clientTypeId, clientTypeId),
      ),
    )
    .orderBy(
      entries.clientTypeId,
      entries.level,
      sql`lower(${designations.name})`,
      entries.clientCategoryId,
      entries.id,
    );

export type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

const readDesignations = (db: Database) =>
  db
    .select({ id: designations.id, name: designations.name, isActive: designations.isActive })
    .from(designations)
    .orderBy(sql`lower(${designations.name})`, asc(designations.id));

/** The entries of one client type or of all, and the designations that they name or could name. */
export interface StoredMatrix {
  readonly rows: readonly EntryRow[];
  readonly designations: Awaited<ReturnType<typeof readDesignations>>;
}

export const readMatrix = async (
  db: Database,
  clientTypeId?: ClientTypeId,
): Promise<StoredMatrix> => ({
  rows: await readEntries(db, clientTypeId),
  designations: await readDesignations(db),
});

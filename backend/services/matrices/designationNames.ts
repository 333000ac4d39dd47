import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { designations } from '../../database/schema/index.ts';

/** Names of the designations that may be chosen; an id that is not in the map may not. */
export const designationNames = async (
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: designations.id, name: designations.name })
    .from(designations)
    .where(and(inArray(designations.id, [...ids]), eq(designations.isActive, true)));
  return new Map(rows.map(({ id, name }) => [id, name]));
};

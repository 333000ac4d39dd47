import { inArray } from 'drizzle-orm';
import { fileId } from '#contract/kinds/file.ts';
import type { Database } from '../database/client.ts';
import { files } from '../database/schema/index.ts';

export type FileRow = typeof files.$inferSelect;

/** Rows of ids; what is not an id of a file has none. */
export const fileRows = async (db: Database, ids: readonly string[]): Promise<FileRow[]> => {
  const known = ids.filter(id => fileId.test(id));
  return known.length > 0 ? db.select().from(files).where(inArray(files.id, known)) : [];
};

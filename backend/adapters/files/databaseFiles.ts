import { eq, inArray } from 'drizzle-orm';
import { fileContents } from '../../database/schema/index.ts';
import type { FileStore } from './FileStore.ts';

/** Bytes in the console's own database: nothing to set up, one backup for all. */
export const databaseFiles: FileStore = {
  put: async (db, fileId, content) => {
    await db.insert(fileContents).values({ fileId, content });
  },
  get: async (db, id) => {
    const [row] = await db
      .select({ content: fileContents.content })
      .from(fileContents)
      .where(eq(fileContents.fileId, id));
    return row?.content;
  },
  remove: async (db, ids) => {
    if (ids.length > 0) await db.delete(fileContents).where(inArray(fileContents.fileId, [...ids]));
  },
};

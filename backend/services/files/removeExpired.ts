import { inArray, lt } from 'drizzle-orm';
import type { Services } from '../../calls/Context.ts';
import type { Database } from '../../database/client.ts';
import { files } from '../../database/schema/index.ts';

/** So many at once, so that an upload never waits long for it. */
const most = 20;

/** Removes files that no record names any more, a few with each upload. */
export const removeExpired = async (
  db: Database,
  { files: store, now }: Pick<Services, 'files' | 'now'>,
): Promise<void> => {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(lt(files.expiresAt, now()))
    .limit(most)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await store.remove(db, ids);
  await db.delete(files).where(inArray(files.id, ids));
};

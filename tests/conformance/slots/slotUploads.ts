import { eq } from 'drizzle-orm';
import type { Database } from '#backend/database/client.ts';
import { files, users } from '#backend/database/schema/index.ts';
import { slotMediaUrl } from '#contract/calls/slots/slotMedia.ts';

/** Addresses of uploads of a person for a place, one after the other, which no slot names yet. */
export const slotUploads = async (
  db: Database,
  resource: string,
  places: readonly string[],
  email = 'admin@example.com',
): Promise<string[]> => {
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const rows = places.map(field => ({
    id: crypto.randomUUID(),
    resource,
    field,
    name: 'a.png',
    mediaType: 'image/png',
    size: 100,
    width: 1080,
    height: 1920,
    sha256: '',
    createdBy: person?.id ?? 0,
  }));
  await db.insert(files).values(rows);
  return rows.map(({ id }) => slotMediaUrl(id));
};

import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { externalIdentities, externalSessions } from '../database/schema/index.ts';

/** The session that a person has at the company's provider, by which they came in. */
export type ExternalSession = Pick<
  typeof externalSessions.$inferSelect,
  'issuer' | 'subject' | 'sid' | 'idToken'
>;

/** Keeps it with the session here, which ends with it and by which it is ended. */
export const keepExternal = async (
  db: Database,
  sessionId: number,
  external: ExternalSession,
  now: Date,
): Promise<void> => {
  const { issuer, subject } = external;
  await db.insert(externalSessions).values({ sessionId, ...external });
  await db
    .update(externalIdentities)
    .set({ lastSignInAt: now })
    .where(and(eq(externalIdentities.issuer, issuer), eq(externalIdentities.subject, subject)));
};

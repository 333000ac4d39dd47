import { eq } from 'drizzle-orm';
import type { Context } from '../../../calls/Context.ts';
import { externalSessions } from '../../../database/schema/index.ts';
import { returnAddress } from './beginDirectory.ts';

/** Where somebody who signed in by the provider signs out of it, too; undefined for everybody else. */
export const leaveDirectory = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  sessionId: number,
): Promise<string | undefined> => {
  const { directory, config } = services;
  if (!directory) return undefined;
  const [session] = await db
    .select({ idToken: externalSessions.idToken })
    .from(externalSessions)
    .where(eq(externalSessions.sessionId, sessionId));
  return session && (await directory.end(session.idToken, returnAddress(config.publicUrl)))?.href;
};

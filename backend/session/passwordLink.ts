import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '../database/client.ts';
import { passwordResets } from '../database/schema/index.ts';

/** What is stored of a token: who reads the table cannot use it. */
export const hashToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

interface LinkInput {
  readonly userId: number;
  readonly publicUrl: URL;
  /** When the link ends. */
  readonly until: Date;
}

/** A link that sets a password once. Its token is in the fragment so that no log sees it. */
export const createPasswordLink = async (
  db: Database,
  { userId, publicUrl, until }: LinkInput,
): Promise<URL> => {
  const token = randomBytes(32).toString('base64url');
  await db.insert(passwordResets).values({ userId, tokenHash: hashToken(token), expiresAt: until });
  return new URL(`/login#reset=${token}`, publicUrl);
};

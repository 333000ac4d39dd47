import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { SignInProof } from '../../../adapters/identity/DirectoryProvider.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/client.ts';
import { signInTrips } from '../../../database/schema/index.ts';
import { cookieName, optionsFor } from '../../../session/cookie.ts';

/** How long somebody may be at the provider. */
const lifetime = 10 * 60_000;
/** Begun from one address and not ended: an office may have many people, a flood has more. */
const mostOpen = 300;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const nameFor = (config: Config): string => cookieName(config, 'console-directory');

interface Browser {
  readonly config: Config;
  readonly reply: FastifyReply;
}

/**
 * Keeps what the answer of the provider must prove, and ties it to the browser by a cookie.
 * @returns false where the address has begun too many
 */
export const beginTrip = async (
  db: Database,
  { config, reply }: Browser,
  { state, nonce, codeVerifier }: SignInProof,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<boolean> => {
  await db.delete(signInTrips).where(lte(signInTrips.expiresAt, now));
  const [open] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(signInTrips)
    .where(eq(signInTrips.address, address));
  if ((open?.count ?? 0) >= mostOpen) return false;
  // One name for all trips of a browser: two tabs may be on their way at once.
  const browser = reply.request.cookies[nameFor(config)] || randomBytes(32).toString('base64url');
  await db.insert(signInTrips).values({
    stateHash: hash(state),
    browserHash: hash(browser),
    nonce,
    codeVerifier,
    address,
    expiresAt: new Date(now.getTime() + lifetime),
  });
  reply.setCookie(nameFor(config), browser, { ...optionsFor(config), maxAge: lifetime / 1000 });
  return true;
};

/** What the answer must prove, once; undefined where this browser began no such sign-in, or too long ago. */
export const endTrip = async (
  db: Database,
  { config, reply }: Browser,
  state: string,
  now: Date,
): Promise<SignInProof | undefined> => {
  const browser = reply.request.cookies[nameFor(config)];
  if (!browser || state === '') return undefined;
  const [trip] = await db
    .delete(signInTrips)
    .where(
      and(
        eq(signInTrips.stateHash, hash(state)),
        eq(signInTrips.browserHash, hash(browser)),
        gt(signInTrips.expiresAt, now),
      ),
    )
    .returning();
  return trip && { state, nonce: trip.nonce, codeVerifier: trip.codeVerifier };
};

import { randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { factorChallenges } from '../../database/schema/index.ts';
import type { ExternalSession } from '../externalSession.ts';
import { hashToken } from '../passwordLink.ts';

type Row = typeof factorChallenges.$inferSelect;
type Purpose = Row['purpose'];

export type Challenge = Row;

const minute = 60_000;

/** How long each step may take; setting up asks people to fetch their phone. */
const lives: Readonly<Record<Purpose, number>> = {
  'sign-in': 5 * minute,
  enrol: 15 * minute,
  passkey: 5 * minute,
  add: 15 * minute,
  proof: 5 * minute,
};

export interface NewChallenge {
  readonly purpose: Purpose;
  readonly userId?: number;
  readonly isPersistent?: boolean;
  readonly signed?: string;
  readonly sealedSecret?: string;
  /** The session at the company's provider that the sign-in was begun with. */
  readonly external?: ExternalSession | undefined;
  readonly now: Date;
}

/** @returns what names the step to the browser; the database keeps only its hash. */
export const createChallenge = async (
  db: Database,
  { now, ...challenge }: NewChallenge,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lives[challenge.purpose]);
  // Strangers make some of them, so old ones go with each new one.
  await db.delete(factorChallenges).where(lt(factorChallenges.expiresAt, now));
  await db
    .insert(factorChallenges)
    .values({ ...challenge, tokenHash: hashToken(token), createdAt: now, expiresAt });
  return { token, expiresAt };
};

/** An open step by what names it; undefined when it is over, was taken, or is another. */
export const findChallenge = async (
  db: Database,
  token: string,
  purposes: readonly Purpose[],
  now: Date,
): Promise<Challenge | undefined> => {
  const [row] = await db
    .select()
    .from(factorChallenges)
    .where(
      and(
        eq(factorChallenges.tokenHash, hashToken(token)),
        inArray(factorChallenges.purpose, [...purposes]),
        gt(factorChallenges.expiresAt, now),
      ),
    );
  return row;
};

/** Keeps what the step goes on with: what a passkey has to sign, or the secret of an app. */
export const updateChallenge = async (
  db: Database,
  id: number,
  values: Pick<Partial<Row>, 'signed' | 'sealedSecret'>,
): Promise<void> => {
  await db.update(factorChallenges).set(values).where(eq(factorChallenges.id, id));
};

/** Ends a step. @returns false when somebody else has ended it first */
export const takeChallenge = async (db: Database, id: number): Promise<boolean> => {
  const taken = await db
    .delete(factorChallenges)
    .where(eq(factorChallenges.id, id))
    .returning({ id: factorChallenges.id });
  return taken.length > 0;
};

import { and, count, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { passkeys, recoveryCodes, totpFactors } from '../../database/schema/index.ts';

type Way = 'code' | 'passkey' | 'recovery-code';

/** The second factors of a person, oldest passkey first. */
export const ownedFactors = async (db: Database, userId: number) => {
  const [app] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  const keys = await db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(passkeys.id);
  const [left] = await db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  const codesLeft = left?.count ?? 0;
  /** By what they can prove themselves; recovery codes alone are no factor. */
  const ways: Way[] = [
    ...(app ? (['code'] as const) : []),
    ...(keys.length > 0 ? (['passkey'] as const) : []),
  ];
  if (ways.length > 0 && codesLeft > 0) ways.push('recovery-code');
  return { app, keys, codesLeft, ways, hasAny: app !== undefined || keys.length > 0 };
};

export type OwnedFactors = Awaited<ReturnType<typeof ownedFactors>>;

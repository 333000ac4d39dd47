import { and, eq, isNull, lt } from 'drizzle-orm';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { recoveryCodes, totpFactors } from '../../database/schema/index.ts';
import type { SecondFactorSettings } from '../../settings/signIn/secondFactorOf.ts';
import { hashRecoveryCode } from './recoveryCode.ts';
import { openSecret } from './sealSecret.ts';
import { stepOfCode } from './totp.ts';

interface Typed {
  readonly userId: number;
  readonly code: string;
  readonly now: Date;
}

/**
 * Takes a code of the app: each step once, in one statement, so that two requests with one code cannot both be right.
 * @returns why it is refused; undefined for a right one
 */
export const proveTotp = async (
  db: Database,
  { key }: SecondFactorSettings,
  { userId, code, now }: Typed,
): Promise<Told | undefined> => {
  const [app] = await db.select().from(totpFactors).where(eq(totpFactors.userId, userId));
  if (!app) return factorMessages.wrongCode;
  const secret = openSecret(key, userId, app.sealedSecret);
  if (secret === undefined) throw new Refusal('UNAVAILABLE', factorMessages.otherKey);
  const step = stepOfCode(secret, code, now);
  if (step === undefined) return factorMessages.wrongCode;
  const taken = await db
    .update(totpFactors)
    .set({ lastStep: step, lastUsedAt: now })
    .where(and(eq(totpFactors.id, app.id), lt(totpFactors.lastStep, step)))
    .returning({ id: totpFactors.id });
  return taken.length > 0 ? undefined : factorMessages.usedCode;
};

/** Uses a recovery code up, in one statement. @returns why it is refused; undefined for a right one */
export const proveRecoveryCode = async (
  db: Database,
  { key }: SecondFactorSettings,
  { userId, code, now }: Typed,
): Promise<Told | undefined> => {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, hashRecoveryCode(key, userId, code)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0 ? undefined : factorMessages.wrongRecoveryCode;
};

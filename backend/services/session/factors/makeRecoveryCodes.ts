import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import { recoveryCodes } from '../../../database/schema/index.ts';
import { hashRecoveryCode, newRecoveryCodes } from '../../../session/factors/recoveryCode.ts';
import type { SecondFactorSettings } from '../../../settings/signIn/secondFactorOf.ts';

/** Ten codes in place of all earlier ones; only their hashes are kept. */
export const makeRecoveryCodes = async (
  db: Database,
  { key }: SecondFactorSettings,
  userId: number,
  now: Date,
): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.insert(recoveryCodes).values(
    codes.map(code => ({
      userId,
      codeHash: hashRecoveryCode(key, userId, code),
      createdAt: now,
      createdBy: userId,
    })),
  );
  return codes;
};

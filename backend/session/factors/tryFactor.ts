import { setTimeout as sleep } from 'node:timers/promises';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { invalidField, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { forgetTries, giveTryBack, slowDown, takeTry } from '../trials.ts';

interface Trying {
  readonly userId: number;
  readonly ip: string;
  readonly now: Date;
  /** Of a browser that the account knows: it is counted by itself, as at the password. */
  readonly device: string | undefined;
}

const take = async (db: Database, { userId, ip, now, device }: Trying) => {
  if (device !== undefined) return takeTry(db, 'factor-device', device, now);
  const fromAddress = await takeTry(db, 'factor-address', ip, now);
  return fromAddress === undefined ? undefined : takeTry(db, 'factor-account', String(userId), now);
};

const forget = async (db: Database, { userId, ip, device }: Trying): Promise<void> => {
  if (device !== undefined) return forgetTries(db, 'factor-device', device);
  await forgetTries(db, 'factor-account', String(userId));
  return giveTryBack(db, 'factor-address', ip);
};

/**
 * One try at a second factor, counted as passwords are and apart from them: the right password does not give new tries at the code.
 * @param prove says why it is refused; undefined: it was right
 * @param field where the refusal is told
 * @throws Refusal RATE_LIMITED while the tries are used up, else VALIDATION_FAILED at the field
 */
export const tryFactor = async (
  db: Database,
  trying: Trying,
  field: string,
  prove: () => Promise<Told | undefined>,
): Promise<void> => {
  const tries = await take(db, trying);
  if (tries === undefined) throw new Refusal('RATE_LIMITED', factorMessages.tooOften);
  const fault = await prove();
  if (fault) {
    await sleep(slowDown(tries));
    throw invalidField(field, 'wrong', fault);
  }
  await forget(db, trying);
};

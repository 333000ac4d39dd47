import { eq } from 'drizzle-orm';
import { factorMessages } from '#contract/domain/users/factorMessages.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../database/client.ts';
import { users } from '../../../database/schema/index.ts';
import type { SecondFactorSettings } from '../../../settings/signIn/secondFactorOf.ts';

/** Whose factor it is. @throws Error for an id that nobody has */
export const personOf = async (db: Database, id: number) => {
  const [person] = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      email: users.email,
      name: users.name,
      status: users.status,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, id));
  if (!person) throw new Error(`Nobody has the id ${id}`);
  return person;
};

export type Person = Awaited<ReturnType<typeof personOf>>;

/** Holds the person's row, so that two changes of their factors come one after the other. */
export const lockPerson = async (db: Database, id: number): Promise<void> => {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
};

/** @throws Refusal UNAVAILABLE with the name of the setting, where second factors are off */
export const settingsOf = ({ secondFactor }: Config): SecondFactorSettings => {
  if (!secondFactor) throw new Refusal('UNAVAILABLE', factorMessages.off);
  return secondFactor;
};

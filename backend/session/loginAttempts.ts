import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { loginAttempts } from '../database/schema/index.ts';

type Scope = 'account' | 'address';

/** Wrong tries after which a scope has to wait; an address stands for a whole office, so it has more. */
const triesBeforeWait: Record<Scope, number> = { account: 10, address: 100 };
const slowAfter = 5;
const firstWaitSeconds = 60;
const longestWaitSeconds = 15 * 60;

const subjectIs = (scope: Scope, subject: string) =>
  and(eq(loginAttempts.scope, scope), eq(loginAttempts.subject, subject));

/**
 * Takes one try, in one statement, before the password is looked at: guesses side by side cannot slip past the limit
 * (check X10). A day without a try forgets the earlier ones.
 * @returns how many tries have been taken, or undefined while the scope has to wait.
 */
export const takeTry = async (
  db: Database,
  scope: Scope,
  subject: string,
  now: Date,
): Promise<number | undefined> => {
  const at = now.toISOString();
  const tries = sql`case when ${loginAttempts.lastFailedAt} < ${at}::timestamptz - interval '1 day' then 1 else ${loginAttempts.failures} + 1 end`;
  const wait = sql`least(${longestWaitSeconds}, ${firstWaitSeconds} * power(2, least(${tries} - ${triesBeforeWait[scope]}, 10)))`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ scope, subject, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: [loginAttempts.scope, loginAttempts.subject],
      set: {
        failures: tries,
        lastFailedAt: now,
        blockedUntil: sql`case when ${tries} >= ${triesBeforeWait[scope]} then ${at}::timestamptz + ${wait} * interval '1 second' end`,
      },
      setWhere: sql`${loginAttempts.blockedUntil} is null or ${loginAttempts.blockedUntil} <= ${at}::timestamptz`,
    })
    .returning({ failures: loginAttempts.failures });
  return row?.failures;
};

/** A right password: the account's wrong tries are forgotten, the address gets its try back. */
export const forgiveTries = async (
  db: Database,
  account: string,
  address: string,
): Promise<void> => {
  await db.delete(loginAttempts).where(subjectIs('account', account));
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)`, blockedUntil: null })
    .where(subjectIs('address', address));
};

/** @returns milliseconds that the answer to a wrong try is held back. */
export const slowDown = (tries: number): number =>
  tries <= slowAfter ? 0 : (tries - slowAfter) * 300;

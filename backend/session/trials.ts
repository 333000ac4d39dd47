import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/client.ts';
import { loginAttempts } from '../database/schema/index.ts';

/** What tries are counted by: sign-in, asking for a reset mail and setting a password each have a count of their own. */
export type TrialScope = (typeof loginAttempts.$inferSelect)['scope'];

interface Policy {
  /** Tries after which the scope has to wait. */
  readonly tries: number;
  /** Seconds of the first wait; each further one is twice as long, up to the longest. */
  readonly firstWait: number;
  readonly longestWait: number;
  /** Seconds without a try that make the earlier ones forgotten. */
  readonly memory: number;
}

const minute = 60;
const hour = 60 * minute;
const usual: Policy = {
  tries: 10,
  firstWait: minute,
  longestWait: 15 * minute,
  memory: 24 * hour,
};

/** An address stands for a whole office, so it has more tries than a person. */
const policies: Readonly<Record<TrialScope, Policy>> = {
  account: usual,
  device: usual,
  address: { ...usual, tries: 100 },
  // Never more than three mails in an hour: after the third there is none for an hour.
  'reset-account': { tries: 3, firstWait: hour, longestWait: hour, memory: hour },
  'reset-address': { ...usual, tries: 60, memory: hour },
  'link-account': usual,
  'link-address': { ...usual, tries: 60 },
  'factor-account': usual,
  'factor-device': usual,
  'factor-address': { ...usual, tries: 100 },
};

const slowAfter = 5;

const subjectIs = (scope: TrialScope, subject: string) =>
  and(eq(loginAttempts.scope, scope), eq(loginAttempts.subject, subject));

/**
 * Takes one try, in one statement, before anything costly is done: tries side by side cannot slip past the limit
 * (check X10).
 * @returns how many tries have been taken, or undefined while the scope has to wait.
 */
export const takeTry = async (
  db: Database,
  scope: TrialScope,
  subject: string,
  now: Date,
): Promise<number | undefined> => {
  const at = now.toISOString();
  const { tries: most, firstWait, longestWait, memory } = policies[scope];
  const tries = sql`case when ${loginAttempts.lastFailedAt} <= ${at}::timestamptz - ${memory} * interval '1 second' then 1 else ${loginAttempts.failures} + 1 end`;
  const wait = sql`least(${longestWait}, ${firstWait} * power(2, least(${tries} - ${most}, 10)))`;
  const [row] = await db
    .insert(loginAttempts)
    .values({ scope, subject, failures: 1, lastFailedAt: now })
    .onConflictDoUpdate({
      target: [loginAttempts.scope, loginAttempts.subject],
      set: {
        failures: tries,
        lastFailedAt: now,
        blockedUntil: sql`case when ${tries} >= ${most} then ${at}::timestamptz + ${wait} * interval '1 second' end`,
      },
      setWhere: sql`${loginAttempts.blockedUntil} is null or ${loginAttempts.blockedUntil} <= ${at}::timestamptz`,
    })
    .returning({ failures: loginAttempts.failures });
  return row?.failures;
};

/** Forgets the tries of a person or a device that proved to be the right one. */
export const forgetTries = async (
  db: Database,
  scope: TrialScope,
  subject: string,
): Promise<void> => {
  await db.delete(loginAttempts).where(subjectIs(scope, subject));
};

/** Gives an address its try back. */
export const giveTryBack = async (
  db: Database,
  scope: TrialScope,
  subject: string,
): Promise<void> => {
  await db
    .update(loginAttempts)
    .set({ failures: sql`greatest(0, ${loginAttempts.failures} - 1)`, blockedUntil: null })
    .where(subjectIs(scope, subject));
};

/** @returns milliseconds that the answer to a wrong try is held back. */
export const slowDown = (tries: number): number =>
  tries <= slowAfter ? 0 : (tries - slowAfter) * 300;

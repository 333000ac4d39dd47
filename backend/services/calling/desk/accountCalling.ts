import { and, desc, eq, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Line } from '#contract/domain/lines.ts';
import type { Verb } from '../../../calls/Context.ts';
import type { Database } from '../../../database/client.ts';
import { accounts, opportunities } from '../../../database/schema/index.ts';
import { doNotDisturb } from '../../../policies/phones/doNotDisturb.ts';
import { refuseAccount } from '../../../policies/scopes/accountScope.ts';
import { attemptsMade } from '../attempts.ts';
import { configOf } from '../configOf.ts';
import { numbersOf } from '../floor/numbersOf.ts';
import { wallOf } from '../floor/wallOf.ts';

/** The deal of an account by whose line it is called: the newest that is not lost, else the newest. */
const dealOf = async (
  db: Database,
  accountId: number,
): Promise<{ readonly id: number; readonly line: Line } | undefined> => {
  const [deal] = await db
    .select({ id: opportunities.id, line: opportunities.line })
    .from(opportunities)
    .where(and(eq(opportunities.accountId, accountId), isNull(opportunities.deletedAt)))
    .orderBy(desc(isNull(opportunities.lostAt)), desc(opportunities.id))
    .limit(1);
  return deal;
};

/** What the calling desk knows of a client before a call: how often they were called, the limits, and what is in the way. */
export const accountCalling: Verb<CallOf<'calling.ofAccount'>> = async context => {
  const { params, db, actor, services } = context;
  await refuseAccount(db, actor, 'read', params.id);
  const deal = await dealOf(db, params.id);
  const line = deal?.line ?? 'owner';
  const people = await numbersOf(db, { id: deal?.id ?? 0, accountId: params.id });
  const numbers = [...new Set(people.map(({ phone }) => phone))];
  const dnd = await doNotDisturb(db, params.id, numbers);
  const [marked] = await db
    .select({ at: accounts.dndMarkedAt })
    .from(accounts)
    .where(eq(accounts.id, params.id));
  const made = await attemptsMade(db, params.id, services.now());
  const { attemptsPerDay, attemptsPerWeek } = await configOf(db, line);
  return {
    today: made.day,
    attemptsPerDay,
    sevenDays: made.week,
    attemptsPerWeek,
    isDnd: dnd.isAccount,
    dndMarkedAt: dnd.isAccount ? (marked?.at?.toISOString() ?? null) : null,
    numbers: numbers.length,
    numbersOnDnd: numbers.filter(number => dnd.numbers.has(number)).length,
    wall: await wallOf(db, services, { accountId: params.id, line }, people),
  };
};

import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import { notFound } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import { accounts, contacts, dndNumbers } from '../../database/schema/index.ts';
import { refuseAccount } from '../../policies/scopes/accountScope.ts';

const statusOf = async (db: Database, accountId: number) => {
  const [row] = await db
    .select({ isDnd: accounts.isDnd, dndMarkedAt: accounts.dndMarkedAt, mobile: accounts.mobile })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!row) throw notFound(notThere.account);
  return row;
};

const present = ({ isDnd, dndMarkedAt }: { isDnd: boolean; dndMarkedAt: Date | null }) => ({
  isDnd,
  ...(dndMarkedAt && { dndMarkedAt: dndMarkedAt.toISOString() }),
});

/** GET account/mark/get-dnd-status. */
export const dndStatus: Verb<CallOf<'accounts.dndStatus'>> = async ({ query, db, actor }) => {
  await refuseAccount(db, actor, 'read', query.accountId);
  return present(await statusOf(db, query.accountId));
};

const numbersOf = async (db: Database, accountId: number, mobile: string | null) => {
  const people = await db
    .select({ phone: contacts.phone })
    .from(contacts)
    .where(and(eq(contacts.accountId, accountId), isNull(contacts.deletedAt)));
  return [...new Set([...(mobile ? [mobile] : []), ...people.map(({ phone }) => phone)])];
};

/** The numbers of the account nobody may dial either; those that stood there for another reason stay when it is lifted. */
const markNumbers = async (
  db: Database,
  actorId: number,
  source: string,
  numbers: readonly string[],
  isDnd: boolean,
): Promise<void> => {
  if (numbers.length === 0) return;
  if (isDnd) {
    const rows = numbers.map(phone => ({ phone, source, createdBy: actorId, updatedBy: actorId }));
    await db.insert(dndNumbers).values(rows).onConflictDoNothing();
    return;
  }
  await db
    .delete(dndNumbers)
    .where(and(inArray(dndNumbers.phone, [...numbers]), eq(dndNumbers.source, source)));
};

/** POST account/mark/dnd: marks the account and the numbers of its people. */
export const markDnd: Verb<CallOf<'accounts.markDnd'>> = async context => {
  const { query, db, actor, audit, services } = context;
  const { accountId, dndMarked: isDnd } = query;
  await refuseAccount(db, actor, 'change', accountId);
  const before = await statusOf(db, accountId);
  if (before.isDnd === isDnd) {
    audit.nothingChanged();
    return present(before);
  }
  const [changed] = await db
    .update(accounts)
    .set({
      isDnd,
      dndMarkedAt: isDnd ? services.now() : null,
      version: sql`${accounts.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(accounts.id, accountId))
    .returning({ version: accounts.version });
  const numbers = await numbersOf(db, accountId, before.mobile);
  await markNumbers(db, actor.id, `account ${accountId}`, numbers, isDnd);
  await audit.record({
    action: isDnd ? 'mark-dnd' : 'lift-dnd',
    entity: 'accounts',
    entityId: accountId,
    version: changed?.version ?? 1,
    before: { isDnd: before.isDnd },
    after: { isDnd },
  });
  return present(await statusOf(db, accountId));
};

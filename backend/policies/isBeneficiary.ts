import { and, eq, sql } from 'drizzle-orm';
import type { Actor } from '../calls/Actor.ts';
import type { Database } from '../database/client.ts';
import { contacts, users } from '../database/schema/index.ts';

/** Whether someone has the mail address of a contact of an account: then they are one of the client's own people. */
export const isBeneficiary = async (
  db: Database,
  actor: Pick<Actor, 'id'>,
  accountId: number,
): Promise<boolean> => {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(contacts, sql`lower(${contacts.email}) = lower(${users.email})`)
    .where(and(eq(users.id, actor.id), eq(contacts.accountId, accountId)))
    .limit(1);
  return found !== undefined;
};

import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import { accounts, contacts } from '../../../database/schema/index.ts';

export interface CaseNumber {
  /** Null: the number of the account itself. */
  readonly contactId: number | null;
  readonly name: string;
  readonly phone: string;
  readonly isVerified: boolean;
}

/**
 * Whom one may call about an opportunity: the people of its account, those of this opportunity and verified ones first,
 * and the account's own number where none of them has it.
 */
export const numbersOf = async (
  db: Database,
  { id, accountId }: { readonly id: number; readonly accountId: number },
): Promise<readonly CaseNumber[]> => {
  const people = await db
    .select({
      contactId: contacts.id,
      name: contacts.name,
      phone: contacts.phone,
      isVerified: contacts.isVerified,
    })
    .from(contacts)
    .where(
      and(
        eq(contacts.accountId, accountId),
        isNull(contacts.deletedAt),
        eq(contacts.isActive, true),
        sql`(${contacts.opportunityId} is null or ${contacts.opportunityId} = ${id})`,
      ),
    )
    .orderBy(sql`${contacts.opportunityId} is null, ${contacts.isVerified} desc`, contacts.id);
  const [account] = await db
    .select({ name: accounts.name, phone: accounts.mobile })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const isKnown = people.some(({ phone }) => phone === account?.phone);
  return account?.phone && !isKnown
    ? [...people, { contactId: null, name: account.name, phone: account.phone, isVerified: false }]
    : people;
};

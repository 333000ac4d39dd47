import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { accounts, contacts } from '../../../database/schema/index.ts';
import { searchToSql } from '../../../query/searchToSql.ts';

const livingContact = and(isNull(contacts.deletedAt), sql`${contacts.isActive}`);

/**
 * Ids of the clients that the words name, by their own name or by that of one of their people: two look-ups, each by its
 * index. Undefined for blank text (T67).
 */
export const accountsNamed = (text: string): SQL | undefined => {
  const byName = searchToSql(text, [accounts.name]);
  const byPerson = searchToSql(text, [contacts.name]);
  return byName && byPerson
    ? sql`select ${accounts.id} from ${accounts} where ${byName}
        union select ${contacts.accountId} from ${contacts} where ${and(livingContact, byPerson)}`
    : undefined;
};

/** Who of a client's people the words name: one of them; null where it is the client alone. */
export const personNamed = (text: string): SQL<string | null> => {
  const byPerson = searchToSql(text, [contacts.name]);
  if (!byPerson) return sql<null>`null`;
  const first = sql`select min(${contacts.name}) from ${contacts}
    where ${and(eq(contacts.accountId, accounts.id), livingContact, byPerson)}`;
  return sql<string | null>`(${first})`;
};

import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { accounts, dndNumbers } from '../../database/schema/index.ts';

interface DoNotDisturb {
  readonly clientName: string;
  readonly isAccount: boolean;
  readonly numbers: ReadonlySet<string>;
}

/** Who of a client must not be reached by phone: the account as a whole, or some of its numbers. */
export const doNotDisturb = async (
  db: Database,
  accountId: number,
  numbers: readonly string[],
): Promise<DoNotDisturb> => {
  const [account] = await db
    .select({ isDnd: accounts.isDnd, name: accounts.name })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const listed =
    numbers.length === 0
      ? []
      : await db
          .select({ phone: dndNumbers.phone })
          .from(dndNumbers)
          .where(inArray(dndNumbers.phone, [...numbers]));
  return {
    clientName: account?.name ?? '',
    isAccount: account?.isDnd ?? false,
    numbers: new Set(listed.map(({ phone }) => phone)),
  };
};

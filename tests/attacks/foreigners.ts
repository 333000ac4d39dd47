import {
  accounts,
  contacts,
  legalEntities,
  opportunities,
} from '#backend/database/schema/index.ts';
import type { RoleCode } from '#contract/domain/roles.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import type { Caller, TestApp } from '#tests/support/server/startTestApp.ts';
import type { ForeignKind } from './foreignRecords.ts';

/** People to whom no client of the demo data belongs: by their place, their team or their line. */
const people = {
  'an agent of another team': ['broker-tele-sales'],
  'the lead of another team': ['broker-tele-sales', 'broker-team-lead'],
  'an agent of another line': ['owner-agent'],
  'a lead of another line': ['builder-tele-sales', 'builder-team-lead'],
  'somebody without clients': ['content'],
} as const satisfies Record<string, readonly RoleCode[]>;

export interface Foreigner {
  readonly name: string;
  readonly roles: readonly RoleCode[];
  readonly caller: Caller;
  /** Records of their own, for requests that mix them with another's. */
  readonly own: Partial<Record<ForeignKind, number>>;
}

/** The five, signed in, each with an account, a contact, a legal entity and a deal. */
export const startForeigners = async (test: TestApp): Promise<readonly Foreigner[]> => {
  const { db } = test.client;
  const one = async (rows: Promise<{ id: number }[]>) => (await rows)[0]?.id ?? 0;
  const made: Foreigner[] = [];
  for (const [at, [name, roles]] of Object.entries(people).entries()) {
    const id = await addUser(test.client, `foreign-${at}@example.com`, roles);
    const line = name.includes('another line') ? 'owner' : 'broker';
    const account = await one(
      db
        .insert(accounts)
        .values({ name: `Own ${at}`, clientTypeId: line === 'owner' ? 3 : 2, agentId: id })
        .returning({ id: accounts.id }),
    );
    const own = {
      account,
      contact: await one(
        db
          .insert(contacts)
          .values({ accountId: account, name: `Own ${at}`, phone: `981000000${at}` })
          .returning({ id: contacts.id }),
      ),
      legalEntity: await one(
        db
          .insert(legalEntities)
          .values({ accountId: account, legalName: `Own ${at}` })
          .returning({ id: legalEntities.id }),
      ),
      opportunity: await one(
        db
          .insert(opportunities)
          .values({ name: `Own ${at}`, line, accountId: account, agentId: id })
          .returning({ id: opportunities.id }),
      ),
    };
    made.push({ name, roles, own, caller: await test.as(`foreign-${at}`) });
  }
  return made;
};

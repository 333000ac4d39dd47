import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts } from '#backend/database/schema/index.ts';
import { personas } from '#backend/database/seed/people/personas.ts';
import type { RecordSource } from '#backend/records/source/RecordSource.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { canDo } from '#contract/model/rights/screenAccess.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import type { Condition } from '#contract/rules/condition.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import { rolesOf } from '#tests/access/mayOpen.ts';
import { openTestSource } from '#tests/support/server/openTestSource.ts';
import { startTestApp } from '#tests/support/server/startTestApp.ts';

/*
 * A list with a search box finds a row by what it shows of clients and people: its title, the names of its client, deal and agent,
 * the ids of these, and the phone of the client, however it is written (decision record 0085).
 */

const test = await startTestApp();
afterAll(() => test.close());

/** Fields that name a client, a deal or a person. */
const naming =
  /^(account|client|opportunity|agent|owner|user|lead|person|reporter|supervisor|delegate)Name$|^assignee$/;

/** Columns that name what a row is about; the title where it is words. */
const namesIn = ({ title, list, fields }: RecordScreen): readonly string[] => {
  const columns = list.columns.map(({ field }) => field);
  const names = columns.filter(path => naming.test(path));
  if (names.length === 0 || list.search.length === 0) return [];
  const isWords = columns.includes(title) && fields[title]?.kind === 'text';
  return [...new Set([...(isWords ? [title] : []), ...names])];
};

/** Lists that are about the clients of an account, but not by its phone: why. */
const noPhones: Readonly<Record<string, string>> = {
  'account-ip-matches': 'an address of the net joins several accounts',
  'account-mappings': 'a sub-broker is mapped to another account',
  'client-configs': 'a client of the lead delivery is no account of sales',
  'complimentary-products': 'a product that is given along; its deal is found by name',
  contacts: 'a person is found by their own phone alone',
  'dashboard-actions': 'what was done is found by its words and its deal',
};

const screens = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => screen.type === 'records' && namesIn(screen).length > 0,
);

/** What a list is always asked by. */
const within: Readonly<Record<string, Condition>> = {
  'tile-rows': { keyName: { eq: 'linksent' } },
};

const firstRow = async (screen: RecordScreen) => {
  const where = within[screen.resource] ?? true;
  for (const persona of personas) {
    if (persona.isRefused || !canDo(screen, rolesOf(persona), 'list')) continue;
    const source = await openTestSource(test, persona.key, screen.resource);
    const page = await source
      .pages({ where })
      .next()
      .catch(() => undefined);
    const row = page?.done === false ? page.value.rows[0] : undefined;
    if (row) return { source, row, where };
  }
  return undefined;
};

const finds = async (
  source: RecordSource,
  where: Condition,
  search: string,
  id: unknown,
): Promise<boolean> =>
  (await source.readMatching({ where, search })).some(({ id: found }) => found === id);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** The ways in which the phone of an account is written. */
const phonesOf = async (accountId: unknown): Promise<readonly string[]> => {
  if (!isNumber(accountId)) return [];
  const [client] = await test.client.db
    .select({ mobile: accounts.mobile })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  const phone = client?.mobile;
  return phone ? [phone, `+91${phone}`, `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`] : [];
};

describe('a list is searched by what its rows are known by', () => {
  it.each(screens.map(screen => [screen.resource, screen] as const))('%s', async (_, screen) => {
    const { resource } = screen;
    const first = await firstRow(screen);
    if (!first) return;
    const { source, row, where } = first;
    const accountId = resource === 'accounts' ? row.id : row['accountId'];
    const isOfClient = isNumber(accountId) && noPhones[resource] === undefined;
    const searches = [
      ...namesIn(screen).map(path => valueAt(row, path)),
      ...(isOfClient ? [row.id, accountId, row['opportunityId']].filter(isNumber) : []),
      ...(isOfClient ? await phonesOf(accountId) : []),
    ].filter(shown => shown !== undefined && shown !== null && shown !== '');
    const missed: unknown[] = [];
    for (const shown of searches)
      if (!(await finds(source, where, String(shown), row.id))) missed.push(shown);
    expect([searches.length > 0, missed]).toEqual([true, []]);
  });
});

const ofClients = screens.filter(
  ({ resource, fields }) =>
    fields['accountId'] !== undefined && noPhones[resource] === undefined && !within[resource],
);

/** Of a screen's rows the first whose account has a phone, as a persona lists them. */
const rowWithPhone = async (source: RecordSource) => {
  const page = await source.pages({ where: true }).next();
  for (const row of page.done === false ? page.value.rows : []) {
    const [phone] = await phonesOf(row['accountId']);
    if (phone) return { row, phone };
  }
  return undefined;
};

describe('a phone finds no more than the person may know', () => {
  it.each(ofClients.map(screen => [screen.resource, screen] as const))('%s', async (_, screen) => {
    const asked: unknown[] = [];
    // They see numbers masked, and know the whole number of nobody but their own clients.
    for (const key of ['broker-agent', 'finance', 'support']) {
      const persona = personas.find(one => one.key === key);
      if (!persona || !canDo(screen, rolesOf(persona), 'list')) continue;
      const source = await openTestSource(test, key, screen.resource);
      const own = await rowWithPhone(source);
      if (!own) continue;
      const [part, whole] = [own.phone.slice(-6), own.phone];
      asked.push([
        await finds(source, true, part, own.row.id),
        await finds(source, true, whole, own.row.id),
      ]);
    }
    expect(asked).toEqual(asked.map(() => [false, true]));
  });

  it.each(ofClients.map(screen => [screen.resource, screen] as const))(
    '%s of others',
    async (_, screen) => {
      const everybody = personas.find(one => one.key === 'admin');
      const agent = personas.find(one => one.key === 'broker-agent');
      if (!everybody || !agent) throw new Error('No such persona');
      if (![everybody, agent].every(one => canDo(screen, rolesOf(one), 'list'))) return;
      const all = await openTestSource(test, 'admin', screen.resource);
      const own = await openTestSource(test, 'broker-agent', screen.resource);
      const page = await all.pages({ where: true }).next();
      const foreign: string[] = [];
      for (const row of page.done === false ? page.value.rows.slice(0, 40) : [])
        if ((await own.readByIds([row.id])).length === 0)
          foreign.push(...(await phonesOf(row['accountId'])).slice(0, 1), String(row.id));
      const allowed = new Set((await own.readMatching({ where: true })).map(({ id }) => id));
      const found: unknown[] = [];
      for (const search of foreign.slice(0, 10))
        for (const { id } of await own.readMatching({ where: true, search }))
          if (!allowed.has(id)) found.push([search, id]);
      expect(found).toEqual([]);
    },
  );
});

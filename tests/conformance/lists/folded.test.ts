import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, packages } from '#backend/database/schema/index.ts';
import { containsText } from '#backend/query/containsText.ts';
import { foldedText } from '#contract/domain/texts/foldedText.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/* Searches compare text without accents and with one form of quotes, on both sides (decision T67). */

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('admin');
});
afterAll(() => test.close());

it('the database folds each letter as the page does', async () => {
  const letters = Array.from({ length: 0x250 - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at))
    .filter(letter => !/[\u007F-\u00AD\u2000-\u206F]/.test(letter))
    .concat('‘', '’', '“', '”', 'क', '₹');
  const { rows } = (await test.client.db.execute(
    sql`select folded_text(letter) as folded from jsonb_array_elements_text(
      ${JSON.stringify(letters)}::jsonb) with ordinality as letters(letter, place) order by place`,
  )) as { rows: { folded: string }[] };
  const differ = letters.filter((letter, at) => {
    const folded = rows[at]?.folded;
    // Small letters beyond English are those of the locale of the database, the same on both sides of a search.
    return foldedText(letter) !== folded && foldedText(letter) !== folded?.toLowerCase();
  });
  expect(differ).toEqual([]);
});

describe('a name with an accent and a curly apostrophe', () => {
  const name = 'Café D’Souza Homes';
  let id: number;
  beforeAll(async () => {
    const [row] = await test.client.db.select({ id: packages.id }).from(packages).limit(1);
    id = row?.id ?? 0;
    await test.client.db
      .update(packages)
      .set({ name })
      .where(sql`${packages.id} = ${id}`);
  });

  const ids = async (query: Record<string, string>) =>
    ok<{ results: { id: number }[] }>(
      await admin.get('/sapna/v2/get-packages', { query: { pageSize: 20, ...query } }),
    ).results.map(one => one.id);

  it.each(['cafe', 'CAFÉ', "d'souza", 'd’souza', 'café souza'])('is found by %s', async search => {
    expect(await ids({ search })).toContain(id);
  });

  it('is what the filter "contains" finds, as the page would say of the row', async () => {
    expect(await ids({ filters: `name=like="cafe d'"` })).toContain(id);
    expect(await ids({ filters: `name=like="cafes d'"` })).not.toContain(id);
  });
});

it('an index serves it', async () => {
  const plan = await test.client.db.transaction(async db => {
    await db.execute(sql`set local enable_seqscan = off`);
    const asked = db.select().from(accounts).where(containsText(accounts.name, 'souza')).getSQL();
    const { rows } = (await db.execute(sql`explain ${asked}`)) as { rows: object[] };
    return JSON.stringify(rows);
  });
  expect(plan).toContain('accounts_name_search');
});

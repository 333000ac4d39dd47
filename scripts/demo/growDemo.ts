import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database, DatabaseClient } from '#backend/database/client.ts';
import { calendarFrom } from '#backend/database/seed/calendar.ts';
import { resetIdentity } from '#backend/database/seed/batches/insertRows.ts';
import { makePeople, type StaffMember } from '#backend/database/seed/people/people.ts';
import * as schema from '#backend/database/schema/index.ts';
import { addPrices } from './addPrices.ts';
import { addSlotsOfBuilders } from './addSlotsOfBuilders.ts';
import { bareTables, putBackConstraints, putBackIndexes } from './bareTables.ts';
import { checkSums } from './checkSums.ts';
import { clonedTables } from './clonedTables.ts';
import { layOutTemplates, readCopies, writeCopies } from './copyClients.ts';
import { largeCompany, share, type Growth } from './Growth.ts';
import { planCopies, type Copy, type DemoFacts } from './planCopies.ts';
import { planPeople } from './planPeople.ts';
import { readRows, run } from './readRows.ts';
import { refuseOthers, refuseSize } from './refuseOthers.ts';
import { writePeople } from './writePeople.ts';
import { writeInvoices, writeThresholds } from './writeInvoices.ts';

/** Told after each step: what it made, how many rows where that is known, and how long it took. */
export type Told = (what: string, rows: number | null, seconds: number) => void;

const readFacts = async (db: Database, staff: readonly StaffMember[]): Promise<DemoFacts> => {
  const accounts = await readRows<{ id: string; deals: string }>(
    db,
    `select a.id, count(o.id) as deals from accounts a left join opportunities o on o.account_id = a.id group by 1 order by 1`,
  );
  const seen = await readRows<{ id: string; seen: string }>(
    db,
    `select u.id, count(*) as seen from users u join opportunities o on true join accounts a on a.id = o.account_id
     where o.agent_id = u.id or a.agent_id = u.id group by 1`,
  );
  const lead = staff.find(({ seat }) => seat === 'broker-tl')?.id ?? 0;
  const [large] = await readRows<{ id: string; deals: string }>(
    db,
    `select a.id, count(*) as deals from accounts a join opportunities o on o.account_id = a.id join users u on u.id = a.agent_id
     where a.client_type_id = 2 and u.parent_id <> ${lead}
       and not exists (select from wallet_payments w where w.account_id = a.id)
     group by 1 order by 2 desc, 1 limit 1`,
  );
  const asNumbers = ({ id, deals }: { id: string; deals: string }) => ({
    id: Number(id),
    deals: Number(deals),
  });
  return {
    staff,
    accounts: accounts.map(asNumbers),
    seen: new Map(seen.map(one => [Number(one.id), Number(one.seen)])),
    largeAccount: large ? asNumbers(large) : { id: 0, deals: Number.POSITIVE_INFINITY },
  };
};

const writePlan = async (db: Database, copies: readonly Copy[]): Promise<void> => {
  await run(
    db,
    `create temporary table grow_copies (n int, c int, back interval, back_days int, fresh interval, people bigint[],
       up_to bigint, root bigint, with_clients boolean, tiers smallint[], approvals boolean) on commit drop`,
  );
  for (const one of copies)
    await run(
      db,
      `insert into grow_copies values (${one.n}, ${one.c}, '${one.backDays} days', ${one.backDays}, '${one.freshSeconds} seconds',
         '{${one.people.join()}}', ${one.upTo}, ${one.root ?? 'null'}, ${one.root === null}, '{${one.tiers.join()}}', ${one.tiers.includes(2)})`,
    );
};

const grow = async (db: Database, growth: Growth, tell: Told): Promise<void> => {
  let begun = performance.now();
  const done = (what: string, rows: number | null = null): void => {
    tell(what, rows, (performance.now() - begun) / 1_000);
    begun = performance.now();
  };
  const { staff } = makePeople(calendarFrom(growth.today), '');
  await refuseOthers(db, staff);
  await run(db, `set local maintenance_work_mem = '256MB'`);
  const facts = await readFacts(db, staff);
  const company = planPeople(staff, growth);
  const copies = planCopies(facts, company, growth);
  await writePeople(db, company.joiners);
  await writePlan(db, copies);
  done('people', company.joiners.length);
  await layOutTemplates(db);
  const clones = await readCopies(db, growth.seed);
  const names = clonedTables.map(({ name }) => name);
  const taken = await bareTables(db, names);
  done('what is copied laid out, indexes and keys taken off');
  for (const one of clones) {
    const rows =
      one.table === 'invoices' ? await writeInvoices(db, one) : await writeCopies(db, one);
    done(one.table, rows);
  }
  await putBackIndexes(db, taken);
  done('indexes put back', taken.indexes.length);
  await putBackConstraints(db, taken);
  done('foreign keys put back', taken.constraints.length);
  await run(db, `analyze ${names.join()}`);
  done('copies counted for the planner');
  await writeThresholds(db);
  done('limits of withheld tax');
  done('package_prices', await addPrices(db, share(largeCompany.prices, growth), growth.seed));
  done('slots', await addSlotsOfBuilders(db, share(largeCompany.slots, growth), growth.today));
  await checkSums(db);
  done('sums checked');
  const written = new Set([...names, 'users', 'slots']);
  for (const table of Object.values(schema))
    if (is(table, PgTable) && written.has(getTableName(table))) await resetIdentity(db, table);
};

/**
 * Makes a large company of a demo database: copies of its clients with all that hangs on them, their work spread over many more
 * people and their past over some years. All of it or nothing: one transaction, in which indexes and foreign keys of the copied
 * tables are put back over all rows. Nobody else can use the database meanwhile.
 * @throws GrowthError when the database is not a demo or was grown before, or is embedded and the size is above what that
 * bears.
 */
export const growDemo = async (
  client: DatabaseClient,
  growth: Growth,
  tell: Told,
): Promise<void> => {
  refuseSize(client.engine, growth);
  await client.db.transaction(tx => grow(tx, growth, tell));
  const begun = performance.now();
  await run(
    client.db,
    client.engine === 'embedded' ? 'vacuum analyze' : 'vacuum (analyze, parallel 2)',
  );
  tell('counted for the planner', null, (performance.now() - begun) / 1_000);
};

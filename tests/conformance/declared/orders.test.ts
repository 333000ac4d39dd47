import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { momentOf } from '#backend/query/momentOf.ts';
import { sortToSql } from '#backend/query/sortToSql.ts';
import { columnsOf } from '#backend/tables/fields.ts';
import { fieldMapOf, planFields } from '#backend/tables/fieldPlan.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { startDeclared } from './startDeclared.ts';

/*
 * Orders in which a list of a large company is read without looking at all of it (decision record 0239): an index serves them,
 * both ways. The planner is told to sort only where nothing else is left, since it would rather sort the few rows of a demo.
 */

const test = await startDeclared();
afterAll(() => test.close());

const served: Readonly<Record<string, readonly string[]>> = {
  opportunities: [
    'name',
    'accountName',
    'dealValue',
    'collectedAmount',
    'pendingCollectionAmount',
    'updatedAt',
    'createdAt',
  ],
  accounts: ['accountName', 'updatedAt', 'createdAt'],
  contacts: ['name', 'updatedAt'],
  payments: ['amount', 'paymentDate', 'updatedAt', 'createdAt'],
  termsheets: ['updatedAt'],
  approvals: ['requestedAt'],
};

const planOf = async (resource: string, sort: string): Promise<string> => {
  const { contract, declaration } = test.declared(resource).records;
  const { table, fields } = declaration;
  const { now, config } = test.services;
  const sources =
    typeof fields === 'function' ? fields(indiaDay(now()), config.product, momentOf(now)) : fields;
  const { id } = columnsOf(table);
  if (!id) throw new Error(`${resource} has no id`);
  const order = sortToSql(sort, fieldMapOf(planFields(contract.schema, table, sources)), id);
  const { rows } = (await test.client.db.transaction(async tx => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    return tx.execute(
      sql`explain select ${id} from ${table} order by ${sql.join(order, sql`, `)} limit 10`,
    );
  })) as { rows: Record<string, string>[] };
  return rows.map(row => row['QUERY PLAN']).join('\n');
};

describe.each(Object.entries(served))('the list of %s', (resource, fields) => {
  it.each(fields.flatMap(field => [field, `-${field}`]))('by %s reads an index', async sort => {
    const plan = await planOf(resource, sort);
    expect(plan).toMatch(/Index (Only )?Scan/);
    // What stands alike is put in order by its id, some rows at a time.
    expect(plan.replaceAll('Incremental Sort', '')).not.toMatch(/\bSort\b(?! Key)/);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordSchema } from '#contract/calls/recordSchemas.ts';
import { openTestDatabase } from '#tests/support/server/openTestDatabase.ts';
import type { DatabaseClient } from '../database/client.ts';
import { cities, states, users } from '../database/schema/index.ts';
import type { FieldSource } from './Declaration.ts';
import { planFields } from './fieldPlan.ts';
import { rowsOf } from './rowsOf.ts';

let client: DatabaseClient;
beforeAll(async () => {
  client = await openTestDatabase();
});
afterAll(() => client.close());

const read = { readOnly: true };
const text = { type: 'string', ...read };

const rows = (table: typeof users | typeof states, fields: Record<string, FieldSource>) => {
  const properties: RecordSchema['properties'] = {
    id: { type: 'integer', ...read },
    ...Object.fromEntries(Object.keys(fields).map(name => [name, text])),
    ...('updatedBy' in table && { updatedByName: text }),
  };
  const plan = planFields({ properties }, table, fields);
  const spec = { table, plan, joins: [], where: undefined, search: [], sort: 'id' };
  return rowsOf<{ id: number; [field: string]: unknown }>(spec);
};

describe('rows of a declaration', () => {
  it('of people tell who changed them by another name than their own', async () => {
    const { db } = client;
    const [first, second] = await db.select({ id: users.id }).from(users).limit(2);
    if (!first || !second) throw new Error('The seed has people');
    await db
      .update(users)
      .set({ updatedBy: second.id })
      .where(sql`${users.id} = ${first.id}`);
    const people = rows(users, { name: users.name });
    const [one] = await people.readByIds(db, [first.id]);
    const [other] = await people.readByIds(db, [second.id]);
    expect(one).toMatchObject({ id: first.id, updatedByName: other?.['name'] });
    expect(one?.['name']).not.toBe(other?.['name']);
  });

  it('of a table without joins keep its name in the subqueries of their fields', async () => {
    const { db } = client;
    const inState = sql`(select min(${cities.name}) from ${cities} where ${cities.stateId} = ${states.id})`;
    const { results } = await rows(states, { firstCity: inState }).list({ pageSize: 100 }, db);
    const named = new Set(results.map(row => row['firstCity']).filter(Boolean));
    expect(named.size).toBeGreaterThan(1);
  });
});

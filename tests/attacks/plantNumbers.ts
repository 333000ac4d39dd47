import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable, PgText, type PgColumn } from 'drizzle-orm/pg-core';
import * as schema from '#backend/database/schema/index.ts';
import { phoneNamesIn, phoneShape } from '#backend/policies/phones/phoneShape.ts';
import { callList } from '#contract/calls/index.ts';
import type { TestApp } from '#tests/support/server/startTestApp.ts';

/** Numbers of clients that are in the database and nowhere else: ten digits, the last five of them a row's id. */
export const plantedNumber = /90807\d{5}/;
const numberOf = (id: string): string => `'90807' || lpad((${id} % 100000)::text, 5, '0')`;

/** Numbers of our own people, which everyone is told whole. */
const ofOurOwn = ['users', 'hris_employees', 'agent_phones', 'virtual_numbers'];

/** Fields that some answer's schema says are numbers. */
const phoneNames: ReadonlySet<string> = new Set(
  callList.flatMap(({ answer }) => phoneNamesIn(phoneShape(answer))),
);

/** As the database calls what the code calls in camel case. */
const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, letter => `_${letter.toLowerCase()}`);

/** Columns that keep a number: those called like a field that is one, and the number that was called. */
export const phoneColumns: readonly (readonly [table: string, column: string])[] = Object.values(
  schema,
).flatMap(table => {
  if (!is(table, PgTable) || ofOurOwn.includes(getTableName(table))) return [];
  return Object.entries(getTableColumns(table) as Record<string, PgColumn>)
    .filter(
      ([name, column]) => is(column, PgText) && [...phoneNames, 'receiverNumber'].includes(name),
    )
    .map(([, column]) => [getTableName(table), snakeCase(column.name)] as const);
});

/**
 * A number in every column that keeps one, and in the history of the newest record of every declared kind.
 * @returns those records by their kind
 */
export const plantNumbers = async ({
  client: { db },
  app,
}: TestApp): Promise<ReadonlyMap<string, string>> => {
  for (const [table, column] of phoneColumns)
    await db.execute(
      sql.raw(`update ${table} set ${column} = ${numberOf('id')} where ${column} is not null`),
    );
  await db.execute(
    sql.raw(`update video_tours set poc_details = jsonb_build_object('name', 'x', 'phone',
      ${numberOf('slot_id')}) where poc_details <> '{}'::jsonb`),
  );
  const changed = new Map<string, string>();
  for (const [resource, { records }] of app.declaredRecords) {
    const { table } = records.declaration;
    const { id } = getTableColumns(table) as Record<string, PgColumn>;
    const [row] = await db.select({ id: sql<string>`max(${id})::text` }).from(table);
    if (row?.id) changed.set(resource, row.id);
  }
  const told = Object.fromEntries([...phoneNames].map(name => [name, '9080712345']));
  await db.insert(schema.auditEntries).values(
    [...changed].map(([entity, entityId]) => ({
      action: 'update',
      entity,
      entityId,
      surface: 'api' as const,
      before: { ...told, poc_details: told },
      after: { ...told, poc_details: { phone: '9080754321' }, mobile: '9080754321' },
    })),
  );
  return changed;
};

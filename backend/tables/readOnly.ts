import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnswerOf, Call } from '#contract/calls/call.ts';
import type { Page } from '#contract/calls/paging.ts';
import type { PropertySchema, RecordSchema } from '#contract/calls/recordSchemas.ts';
import type { Verb } from '../calls/Context.ts';
import type { FieldSource, Join } from './Declaration.ts';
import { planFields } from './fieldPlan.ts';
import { rowsOf } from './readRows.ts';

/** The records of a list call. */
type RowOf<C extends Call> =
  AnswerOf<C> extends Page<infer Row extends { id: number }> ? Row : never;

interface ReadOnly<Row> {
  readonly table: PgTable;
  /** Where each field of an answered record is kept. */
  readonly fields: { readonly [Name in Exclude<keyof Row & string, 'id'>]: FieldSource } & {
    readonly id?: FieldSource;
  };
  readonly joins?: readonly Join[];
  readonly where?: SQL;
  readonly search: readonly (PgColumn | SQL)[];
  readonly sort: string;
  readonly prominence?: readonly SQL[];
}

const schemaOf = ({ answer }: Call): RecordSchema => {
  const properties = (answer as RecordSchema).properties['results']?.items?.properties ?? {};
  return {
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]): [string, PropertySchema] => [
        name,
        { ...property, readOnly: true },
      ]),
    ),
  };
};

/** Records that nobody writes through calls: what the list call answers says what they are. */
export const readOnly = <C extends Call>(call: C, spec: ReadOnly<RowOf<C>>) => {
  const { table, fields, joins = [], where, search, sort, prominence } = spec;
  const plan = planFields(schemaOf(call), table, fields);
  const rows = rowsOf<RowOf<C>>({ table, plan, joins, where, search, sort, prominence });
  const list: Verb<Call> = ({ query, db }) => rows.list(query, db);
  return { call, verb: list as unknown as Verb<C>, list: rows.list };
};

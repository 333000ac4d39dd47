import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { AnswerOf, Call } from '#contract/calls/call.ts';
import type { Page } from '#contract/calls/paging.ts';
import type { PropertySchema, RecordSchema } from '#contract/calls/recordSchemas.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import type { Actor } from '../calls/Actor.ts';
import type { Context, Verb } from '../calls/Context.ts';
import type { ListQuery } from '../query/listPage.ts';
import type { FieldSource, Join } from './Declaration.ts';
import { seesPhones } from '../policies/phones/maskPhones.ts';
import { planFields } from './fieldPlan.ts';
import { rowsOf } from './rowsOf.ts';
import { rememberedByDay } from './rememberedByDay.ts';

/** The records of a list call. */
type RowOf<C extends Call> =
  AnswerOf<C> extends Page<infer Row extends { id: number }> ? Row : never;

type Sources<Row> = { readonly [Name in Exclude<keyof Row & string, 'id'>]: FieldSource } & {
  readonly id?: FieldSource;
};

interface ReadOnly<Row> {
  readonly table: PgTable;
  /** Where each field of an answered record is kept; by day where that matters. */
  readonly fields: Sources<Row> | ((today: Day) => Sources<Row>);
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
  const on = rememberedByDay(today => {
    const sources = typeof fields === 'function' ? fields(today) : fields;
    const plan = planFields(schemaOf(call), table, sources);
    return rowsOf<RowOf<C>>({
      table,
      plan,
      joins,
      where,
      search,
      sort,
      orders: call.orders,
      prominence,
    });
  });
  /** A page of the records that match, within what a verb by hand narrows them to. */
  const list = (
    {
      services,
      db,
      actor,
      walk,
    }: Pick<Context, 'services' | 'db' | 'walk'> & { readonly actor?: Actor },
    query: ListQuery,
    narrowed: readonly (SQL | undefined)[] = [],
  ) =>
    on(indiaDay(services.now()), services.config.product, services.now).list(
      query,
      db,
      narrowed,
      seesPhones(actor, services.config),
      walk,
    );
  const verb: Verb<Call> = context => list(context, context.query);
  return { call, verb: verb as unknown as Verb<C>, list };
};

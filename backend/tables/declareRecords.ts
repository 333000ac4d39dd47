import type { FastifyInstance } from 'fastify';
import type { SQL } from 'drizzle-orm';
import type { RecordCalls, VerbName } from '#contract/calls/recordCalls.ts';
import type { Call } from '#contract/calls/call.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Actor } from '../calls/Actor.ts';
import { notFound } from '../calls/Refusal.ts';
import type { Context, Services, Verb } from '../calls/Context.ts';
import { isElsewhere } from '../calls/isElsewhere.ts';
import { serve } from '../calls/serve.ts';
import type { ReadableIds, Together } from '../calls/ServedCall.ts';
import type { ListQuery } from '../query/listPage.ts';
import type { Beside, Declaration, Declared, InWrite, Presented } from './Declaration.ts';
import { numberAsked } from '../policies/phones/numberAsked.ts';
import { seesPhones } from '../policies/phones/maskPhones.ts';
import { planFields } from './fieldPlan.ts';
import { rowsOf } from './rowsOf.ts';
import { rememberedByDay } from './rememberedByDay.ts';
import { removalOf, removalOfOne } from './removals.ts';
import { removeAll } from './removeAll.ts';
import { writerOf, type Update } from './writeRows.ts';

type RemovalAsked = Parameters<typeof removalOf>[0];
type RemovalOfOne = Parameters<typeof removalOfOne>[0];

const declarations: Declared[] = [];

/** Every declaration of the modules that are loaded, served or not: the checks hold them against schemas and tables. */
export const declaredHere: readonly Declared[] = declarations;

/** The records of a table behind documented calls, ready to be served; verbs by hand use the same parts. */
export const declareRecords = <Row extends Presented, Written extends object>(
  contract: Pick<RecordCalls<Row, Written>, 'schema' | 'called'> & { readonly byVerb: object },
  declaration: Declaration<Row, Written>,
) => {
  type Along = Beside<Row, Written>;
  type Reader = Pick<Context, 'services' | 'db' | 'walk'> & { readonly actor?: Actor };
  const [one] = contract.called;
  const { orders } = (contract.byVerb as { readonly list?: Call }).list ?? {};
  const {
    table,
    fields,
    joins = [],
    where,
    search,
    client,
    sort,
    inside,
    resource,
    notThere,
  } = declaration;
  const on = rememberedByDay((today, product, moment) => {
    const sources = typeof fields === 'function' ? fields(today, product, moment) : fields;
    const plan = planFields(contract.schema, table, sources);
    const beside = typeof joins === 'function' ? joins(product) : joins;
    const rows = rowsOf<Row>({
      table,
      plan,
      joins: beside,
      where,
      search,
      client,
      sort,
      orders,
      inside,
    });
    return { rows, writer: writerOf<Row, Written>({ declaration, one, plan, rows }) };
  });
  const at = ({ services }: Pick<Context, 'services'>) =>
    on(indiaDay(services.now()), services.config.product, services.now);

  const narrowedBy = ({ query, actor, services }: Pick<Context, 'query' | 'actor' | 'services'>) =>
    declaration.narrow?.(query, actor, indiaDay(services.now()), services.now());

  /** Whose the records are; no condition where the grants of the calls say all there is to say. */
  const readersOf = ({ actor, services }: Pick<Context, 'actor' | 'services'>) => {
    const { readers, narrow } = declaration;
    if (readers === 'granted') return [];
    if (readers !== 'listed') return [readers(actor, services.now())];
    return narrow({}, actor, indiaDay(services.now()), services.now());
  };

  const readable: ReadableIds = async (context, keys, key) => {
    const conditions = readersOf(context).filter(condition => condition !== undefined);
    if (conditions.length === 0) return new Set(keys);
    return at(context).rows.keysAmong(context.db, keys, key, conditions);
  };

  /** A page of the records that match, within what a verb by hand narrows them to. */
  const list = (context: Reader, query: ListQuery, narrowed: readonly (SQL | undefined)[] = []) =>
    at(context).rows.list(
      query,
      context.db,
      narrowed,
      seesPhones(context.actor, context.services.config),
      context.walk,
      client && numberAsked(query.search, context),
    );

  /** Records by their ids as every call presents them; those that are gone are left out. */
  const read = (context: Reader, ids: readonly number[]) =>
    at(context).rows.readByIds(context.db, ids);

  /** @throws Refusal NOT_FOUND */
  const readOne = async (context: Reader, id: number): Promise<Row> => {
    const [record] = await read(context, [id]);
    if (!record) throw notFound(notThere);
    return record;
  };

  const remove = (context: InWrite, body: Parameters<typeof removeAll>[0]['body']) => {
    const { rows, writer } = at(context);
    return removeAll<Row>({
      body,
      audit: context.audit,
      entity: resource,
      what: one,
      read: async ids => {
        await writer.lockAll(context, ids);
        return rows.readByIds(context.db, ids, narrowedBy(context));
      },
      obstacles: async found =>
        (await declaration.obstacles?.(context.db, found, indiaDay(context.services.now()))) ??
        new Map<number, string>(),
      remove: ids => writer.removeRows(context, ids),
      history: writer.history,
    });
  };

  const create = async (context: InWrite, body: Written, beside?: Along): Promise<Row> => {
    const [made] = await at(context).writer.createMany(context, [body], beside);
    if (!made) throw new Error(`${resource}: nothing was created`);
    return made;
  };

  const update = async (context: InWrite, change: Update, beside?: Along): Promise<Row> => {
    const [changed] = await at(context).writer.updateMany(context, [change], beside);
    if (!changed) throw notFound(notThere);
    return changed;
  };

  const idOf = ({ params }: Context): number => (params as unknown as { id: number }).id;

  const verbs: Record<VerbName, Verb<Call>> = {
    list: context => list(context, context.query, narrowedBy(context)),
    get: async context => {
      const id = idOf(context);
      const [record] = await at(context).rows.readByIds(context.db, [id], readersOf(context));
      if (!record) throw notFound(notThere);
      return record;
    },
    create: context => create(context, context.body as Written),
    update: context => update(context, { id: idOf(context), body: context.body as Update['body'] }),
    remove: context =>
      Object.hasOwn(context.params, 'id')
        ? verbs.removeOne(context)
        : remove(context, removalOf(context as unknown as RemovalAsked)),
    removeOne: context => remove(context, removalOfOne(context as unknown as RemovalOfOne)),
  };

  const together: Partial<Record<VerbName, Together>> = {
    create: (context, gathered) =>
      at(context).writer.createMany(
        context,
        gathered.map(({ body }) => body as Written),
      ),
    update: (context, gathered) =>
      at(context).writer.updateMany(
        context,
        gathered.map(each => ({ id: idOf(each), body: each.body as Update['body'] })),
      ),
  };

  declarations.push({ contract, declaration });
  return {
    contract,
    declaration,
    verbs,
    together,
    readable,
    list,
    read,
    readOne,
    create,
    update,
    remove,
    /** What history keeps of a record, for verbs by hand that write it. */
    historyOf: (context: Reader, row: Row) => at(context).writer.history(row),
  };
};

export type DeclaredRecords = ReturnType<typeof declareRecords<never, never>>;

/** Declared records as this process serves them. */
export interface ServedRecords {
  readonly records: DeclaredRecords;
  /** The verbs that are written by hand: what they do is not known here. */
  readonly byHand: ReadonlySet<VerbName>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** By the name of their screen; filled by `serveRecords`. */
    declaredRecords: Map<string, ServedRecords>;
  }
}

/**
 * Serves every call of declared records; `by` names the verbs that are written by hand.
 * @param narrowing the list by hand looks at the query alone, and at no row
 */
export const serveRecords = (
  app: FastifyInstance,
  services: Services,
  records: object,
  by: Partial<Record<VerbName, unknown>> = {},
  { narrowing = false }: { readonly narrowing?: boolean } = {},
): void => {
  // Of whatever rows: the calls themselves hold bodies and answers against the schema.
  const declared = records as DeclaredRecords;
  const { contract, declaration, verbs } = declared;
  const [one] = Object.values(contract.byVerb) as Call[];
  if (one && isElsewhere(one, services.config)) return;
  const byHand = new Set(Object.keys(by) as VerbName[]);
  app.declaredRecords.set(declaration.resource, { records: declared, byHand });
  for (const [name, call] of Object.entries(contract.byVerb) as [VerbName, Call][]) {
    const byItself = by[name] as Verb<Call> | undefined;
    const together = byItself ? undefined : declared.together[name];
    serve(app, services, call, byItself ?? verbs[name], undefined, {
      together,
      readable: name === 'list' ? declared.readable : undefined,
      readsFields: name === 'list' && (byItself === undefined || narrowing),
    });
  }
};

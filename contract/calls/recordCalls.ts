import Type, { type Static, type TObject, type TProperties, type TUnsafe } from 'typebox';
import { idParams, removeAnswer, removeBody, strictObject } from './bodies.ts';
import type { Access, Call, Caller, CallKind, Method } from './call.ts';
import { listQuery, pageOf, type Page } from './paging.ts';
import { answerOf, createBodyOf, updateBodyOf, type RecordSchema } from './recordSchemas.ts';
import { removalBody, removeQuery, versionBody, versionQuery } from './removals.ts';

export type VerbName = 'list' | 'get' | 'create' | 'update' | 'remove' | 'removeOne';

interface VerbSpec {
  /** Method and path as the specification writes them: `PUT /sapna/v1/cap/{id}`. */
  readonly at: `${Method} /${string}`;
  /** The end of the call's id where it is not the verb: `add`. */
  readonly as?: string;
  /** What the call asks beside what its verb asks. */
  readonly query?: TProperties;
  /** What the call answers beside the record. */
  readonly beside?: TProperties;
  readonly access?: Access;
  /** A call that moves money: with a key it happens once, and it is not made without one. */
  readonly kind?: 'money';
  /** What those are told whom `access` leaves out, where the specification has words of its own for it. */
  readonly denied?: string;
  /** Who makes it, where no page names it (`Call.calledBy`). */
  readonly calledBy?: Caller;
  readonly summary?: string;
  readonly source?: string;
  /** Of a list that grows with the company (`Call.orders`). */
  readonly orders?: readonly string[];
  /** Fields beside the record that only the first answer has (`Call.shownOnce`). */
  readonly shownOnce?: readonly string[];
}

/**
 * How a removal names its records: the one of the path with its version, `ids` in the body, or `ids` in the query or
 * the body, whichever arrives (T119).
 */
type RemovalBy = 'path' | 'body' | 'query-or-body';

interface RecordSpec<Area extends string> {
  /** The ids of the calls are `<area>.list`, `<area>.create` and so on. */
  readonly area: Area;
  /** The JSON Schema file of the record. */
  readonly schema: object;
  /** What people call one record and several, for the summaries: `cap`, `caps`. */
  readonly called: readonly [one: string, many: string];
  readonly access: Access;
  readonly source: string;
  readonly list: VerbSpec;
  readonly get?: VerbSpec;
  readonly create?: VerbSpec;
  readonly update?: VerbSpec;
  readonly remove?: VerbSpec & { readonly by: RemovalBy };
  /** Where the specification knows both: the removal of the one that the path names. */
  readonly removeOne?: VerbSpec;
}

type QueryOfSpec<V> = V extends { readonly query: infer Q extends TProperties } ? Q : {};
type RowOfSpec<Row, V> = V extends { readonly beside: infer B extends TProperties }
  ? Row & Static<TObject<B>>
  : Row;
type NameOf<S, V extends string> = S extends { readonly as: infer Name extends string } ? Name : V;
type IdParams = typeof idParams;
type NoParams = TObject<{}>;

/** What each verb takes and answers of a record `Row` of which people write `Written`. */
interface VerbCalls<Row, Written, Query extends TProperties> {
  list: Call<NoParams, TObject<typeof listQuery & Query>, never, TUnsafe<Page<Row>>>;
  get: Call<IdParams, TObject<Query>, never, TUnsafe<Row>>;
  create: Call<NoParams, TObject<Query>, TUnsafe<Written>, TUnsafe<Row>>;
  update: Call<
    IdParams,
    TObject<Query>,
    TUnsafe<Partial<Written> & { version: number }>,
    TUnsafe<Row>
  >;
  remove: Call<TObject, TObject, TObject, typeof removeAnswer>;
  removeOne: Call<IdParams, TObject, TObject, typeof removeAnswer>;
}

type CallsOf<Row, Written, S extends RecordSpec<string>> = {
  [V in VerbName & keyof S]: VerbCalls<RowOfSpec<Row, S[V]>, Written, QueryOfSpec<S[V]>>[V] & {
    readonly id: `${S['area']}.${NameOf<S[V], V>}`;
    readonly access: S['access'];
  };
};

/** A record that is declared: its JSON Schema, and the calls that are derived from it. */
export interface RecordCalls<Row, Written, S extends RecordSpec<string> = RecordSpec<string>> {
  readonly schema: RecordSchema;
  readonly called: readonly [one: string, many: string];
  readonly byVerb: CallsOf<Row, Written, S>;
  /** The same calls in a list, for the contract. */
  readonly calls: readonly CallsOf<Row, Written, S>[VerbName & keyof S][];
}

const kinds: Record<VerbName, CallKind> = {
  list: 'read',
  get: 'read',
  create: 'change',
  update: 'change',
  remove: 'delete',
  removeOne: 'delete',
};

const removalParts = {
  path: { params: idParams, query: versionQuery, body: versionBody },
  body: { body: removeBody },
  'query-or-body': { query: removeQuery, body: removalBody },
} as const;

const summaryOf = (verb: VerbName, [one, many]: readonly [string, string]): string => {
  const capital = `${many.charAt(0).toUpperCase()}${many.slice(1)}`;
  return {
    list: `${capital}, a page at a time; one of them with filters=id==5`,
    get: `One ${one}`,
    create: `Create a ${one}`,
    update: `Change a ${one}`,
    remove: `Remove ${many}; all of them or none`,
    removeOne: `Remove one ${one}`,
  }[verb];
};

const partsOf = (spec: VerbSpec, schema: RecordSchema): Record<VerbName, () => Partial<Call>> => {
  const query = spec.query && strictObject(spec.query);
  const { properties } = answerOf(schema) as TObject;
  const answer = Type.Object({ ...properties, ...spec.beside });
  return {
    list: () => ({ query: strictObject({ ...listQuery, ...spec.query }), answer: pageOf(answer) }),
    get: () => ({ params: idParams, query, answer }),
    create: () => ({ query, body: createBodyOf(schema), answer }),
    update: () => ({ params: idParams, query, body: updateBodyOf(schema), answer }),
    remove: () => {
      const parts = removalParts[(spec as VerbSpec & { by: RemovalBy }).by];
      const asked: TProperties = { ...spec.query, ...('query' in parts && parts.query.properties) };
      const isAsked = Object.keys(asked).length > 0;
      return { ...parts, ...(isAsked && { query: strictObject(asked) }), answer: removeAnswer };
    },
    removeOne: () => ({ ...removalParts.path, answer: removeAnswer }),
  };
};

/**
 * The documented calls of a record, from its JSON Schema: bodies hold the fields that people write, answers all of
 * them. Written as `recordCalls<Cap, CapFields>()({ … })`; the two types come from `recordTypes.ts`.
 */
export const recordCalls =
  <Row, Written>() =>
  <const S extends RecordSpec<string>>(spec: S): RecordCalls<Row, Written, S> => {
    const schema = spec.schema as RecordSchema;
    const verbs = (Object.keys(kinds) as VerbName[]).filter(verb => spec[verb] !== undefined);
    const callFor = (verb: VerbName): Call => {
      const asked = spec[verb] as VerbSpec;
      const [method, path] = asked.at.split(' ') as [Method, string];
      return {
        id: `${spec.area}.${asked.as ?? verb}`,
        method,
        path,
        kind: asked.kind ?? kinds[verb],
        access: asked.access ?? spec.access,
        ...(asked.denied !== undefined && { denied: asked.denied }),
        ...(asked.calledBy !== undefined && { calledBy: asked.calledBy }),
        ...(asked.orders !== undefined && { orders: asked.orders }),
        ...(verb === 'list' && { isOfRecords: true as const }),
        ...(asked.shownOnce !== undefined && { shownOnce: asked.shownOnce }),
        summary: asked.summary ?? summaryOf(verb, spec.called),
        source: asked.source ?? spec.source,
        answer: Type.Unknown(),
        ...Object.fromEntries(
          Object.entries(partsOf(asked, schema)[verb]()).filter(([, part]) => part !== undefined),
        ),
      };
    };
    const byVerb = Object.fromEntries(verbs.map(verb => [verb, callFor(verb)]));
    // The types say of each call what was derived from the schema above.
    return {
      schema,
      called: spec.called,
      byVerb,
      calls: Object.values(byVerb),
    } as unknown as RecordCalls<Row, Written, S>;
  };

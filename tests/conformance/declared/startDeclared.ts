import type { LightMyRequestResponse } from 'fastify';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '#backend/database/schema/index.ts';
import type { Call } from '#contract/calls/call.ts';
import type { VerbName } from '#contract/calls/recordCalls.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { whoMay } from '#tests/support/whoMay.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import { examples, type Around, type Fields } from './examples.ts';

/** The tests live on one day, the one for which the demo data was made. */
const now = new Date('2026-11-20T06:00:00.000Z');

export interface Row extends Fields {
  id: number;
  version: number;
}

export interface Sent {
  readonly id?: number;
  readonly version?: number;
  readonly query?: Record<string, string | number>;
  readonly body?: Fields;
  readonly headers?: Record<string, string>;
  /** Who asks; an admin unless told otherwise, or they may not. */
  readonly caller?: Caller;
}

export type Declared = ReturnType<TestApp['app']['declaredRecords']['get']> & object;
type Calls = Readonly<Partial<Record<VerbName, Call>>>;

export const callsOf = ({ records }: Declared): Calls => records.contract.byVerb;

/** The server, and its declared records by their verbs whatever their addresses are. */
export const startDeclared = async () => {
  const test = await startTestApp({ services: { now: () => now } });
  const admin = await test.as('admin');
  const declared = (resource: string): Declared => {
    const found = test.app.declaredRecords.get(resource);
    if (!found) throw new Error(`No declaration is named "${resource}"`);
    return found;
  };

  const callerOf = async ({ access }: Call): Promise<Caller> => {
    const person = whoMay(access);
    return person === 'admin' ? admin : test.as(person);
  };

  const send = async (
    resource: string,
    verb: VerbName,
    sent: Sent = {},
  ): Promise<LightMyRequestResponse> => {
    const call = callsOf(declared(resource))[verb];
    if (!call) throw new Error(`${resource} has no ${verb}`);
    const { id, version, query, body, headers, caller = await callerOf(call) } = sent;
    const isInPath = call.path.includes('{id}');
    const isRemoval = verb === 'remove';
    const versions = version === undefined ? {} : { versions: { [String(id)]: version } };
    const asked = isRemoval && !isInPath ? { ids: [id], ...versions } : body;
    return caller.call(call.method, call.path.replace('{id}', String(id)), {
      query: { ...query, ...(isRemoval && isInPath && version !== undefined && { version }) },
      ...(asked && { body: asked }),
      ...(headers && { headers }),
    });
  };

  const list = async (resource: string, query: Sent['query'] = {}) =>
    ok<{ results: Row[]; totalCount: number; orders?: string[] }>(
      await send(resource, 'list', { query }),
    );

  const bodyOf = async (resource: string): Promise<Fields> => {
    const example = examples[resource];
    if (!example) throw new Error(`${resource} has no example`);
    return example.body(around);
  };

  /** The record of an answer without what only the first one has, such as a secret. */
  const lasting = (resource: string, answer: Parameters<typeof ok>[0]): Row => {
    const once = callsOf(declared(resource)).create?.shownOnce ?? [];
    const record = ok<Row>(answer);
    return Object.fromEntries(
      Object.entries(record).filter(([name]) => !once.includes(name)),
    ) as Row;
  };
  const create = async (resource: string, more: Fields = {}): Promise<Row> =>
    lasting(
      resource,
      await send(resource, 'create', { body: { ...(await bodyOf(resource)), ...more } }),
    );

  const around: Around = {
    test,
    make: async (resource, more) => (await create(resource, more)).id,
  };

  return {
    ...test,
    admin,
    declared,
    send,
    list,
    bodyOf,
    create,
    lasting,
    /** The history of a record, oldest first. */
    history: (resource: string, id: number) =>
      test.client.db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.entity, resource), eq(auditEntries.entityId, String(id))))
        .orderBy(auditEntries.id),
  };
};

export type DeclaredApp = Awaited<ReturnType<typeof startDeclared>>;

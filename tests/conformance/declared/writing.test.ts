import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { FieldError } from '#contract/calls/errors.ts';
import { ok } from '#tests/conformance/catalogue/startCatalogue.ts';
import { Reference } from '#backend/tables/fields.ts';
import { momentOf } from '#backend/query/momentOf.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { examples } from './examples.ts';
import { callsOf, startDeclared, type Row } from './startDeclared.ts';

/*
 * What holds of every declared record that is written: what a call takes and refuses, history, versions, keys, references
 * and removal. What is special about one of them is proven by hand in the suite of its area.
 */

const test = await startDeclared();
afterAll(() => test.close());

const resources = Object.keys(examples).toSorted();
const having = (verb: 'update' | 'remove') =>
  resources.filter(resource => callsOf(test.declared(resource))[verb]);
const changed = (resource: string) => examples[resource]?.change ?? {};
const errorsOf = (answer: { json: () => unknown }): readonly FieldError[] =>
  (answer.json() as { errors?: FieldError[] }).errors ?? [];
const find = async (resource: string, id: number): Promise<Row | undefined> =>
  (await test.list(resource, { filters: `id==${id}`, ...wide(resource) })).results[0];
/** A list that is narrowed unless it is told otherwise. */
const wide = (resource: string) =>
  resource === 'approving-designations' ? { domainId: 7 } : undefined;

describe.each(resources)('%s, new', resource => {
  it('are what the call answers, in the list too, with one entry of history', async () => {
    const body = await test.bodyOf(resource);
    const record = test.lasting(resource, await test.send(resource, 'create', { body }));
    expect(record).toMatchObject({ ...body, version: 1 });
    expect(await find(resource, record.id)).toEqual(record);
    expect(await test.history(resource, record.id)).toMatchObject([
      { action: 'create', version: 1, before: null },
    ]);
  });

  it('are made once for a key, and the key is refused for anything else', async () => {
    const body = await test.bodyOf(resource);
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [
      await test.send(resource, 'create', { body, headers }),
      await test.send(resource, 'create', { body, headers }),
    ];
    expect(again.json()).toEqual(test.lasting(resource, first));
    expect(await test.history(resource, ok<Row>(first).id)).toHaveLength(1);
    const other = await test.send(resource, 'create', {
      body: await test.bodyOf(resource).then(fields => ({ ...fields, ...changed(resource) })),
      headers: { ...headers },
      query: { ...wide(resource) },
    });
    expect(other.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('refuse what the schema does not allow, on its field', async () => {
    const body = await test.bodyOf(resource);
    const unknown = await test.send(resource, 'create', { body: { ...body, colour: 'red' } });
    expect(unknown.statusCode).toBe(400);
    expect(errorsOf(unknown)).toMatchObject([{ field: '/colour' }]);
    const { required = [] } = test.declared(resource).records.contract.schema;
    for (const name of required) {
      const { [name]: _left, ...rest } = body;
      const answer = await test.send(resource, 'create', { body: rest });
      expect(answer.statusCode, name).toBe(422);
      expect(errorsOf(answer).map(({ field }) => field)).toContain(`/${name}`);
    }
  });

  it('name what is there', async () => {
    const { fields } = test.declared(resource).records.declaration;
    const { now, config } = test.services;
    const sources =
      typeof fields === 'function'
        ? fields(indiaDay(now()), config.product, momentOf(now))
        : fields;
    const body = await test.bodyOf(resource);
    for (const [name, source] of Object.entries(sources as Record<string, unknown>)) {
      if (!(source instanceof Reference) || body[name] === undefined) continue;
      const answer = await test.send(resource, 'create', {
        body: { ...body, [name]: 999_999_999 },
      });
      expect(answer.statusCode, name).toBe(422);
      expect(errorsOf(answer)).toMatchObject([{ field: `/${name}`, code: 'reference' }]);
    }
  });
});

describe.each(having('update'))('%s, changed', resource => {
  it('keep what is not named, and get a version and an entry of history', async () => {
    const record = await test.create(resource);
    const { id, version } = record;
    const body = { ...changed(resource), version };
    const after = ok<Row>(await test.send(resource, 'update', { id, body }));
    expect(after).toMatchObject({ ...changed(resource), id, version: 2 });
    const { updatedAt: _before, ...kept } = { ...record, ...after };
    const { updatedAt: _after, ...now } = after;
    expect(now).toEqual(kept);
    expect(await test.history(resource, id)).toMatchObject([
      { action: 'create' },
      { action: 'update', version: 2 },
    ]);
  });

  it('stay as they are when nothing differs', async () => {
    const { id, version } = await test.create(resource);
    const body = { ...changed(resource), version };
    const after = ok<Row>(await test.send(resource, 'update', { id, body }));
    const again = { ...changed(resource), version: after.version };
    expect(ok<Row>(await test.send(resource, 'update', { id, body: again }))).toEqual(after);
    expect(await test.history(resource, id)).toHaveLength(2);
  });

  it('refuse an older version with the record as it is, and one that is not there', async () => {
    const { id, version } = await test.create(resource);
    const body = { ...changed(resource), version };
    const after = ok<Row>(await test.send(resource, 'update', { id, body }));
    const stale = await test.send(resource, 'update', { id, body });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current: after });
    const nowhere = await test.send(resource, 'update', { id: 999_999_999, body });
    expect(nowhere.statusCode).toBe(404);
    expect(await test.history(resource, id)).toHaveLength(2);
  });
});

describe.each(having('remove'))('%s, removed', resource => {
  it('are gone for good, with an entry of history', async () => {
    const { id, version } = await test.create(resource);
    ok(await test.send(resource, 'remove', { id, version }));
    expect(await find(resource, id)).toBeUndefined();
    expect(await test.history(resource, id)).toMatchObject([
      { action: 'create' },
      { action: 'delete', version: 2, after: null },
    ]);
    expect((await test.send(resource, 'remove', { id })).statusCode).toBe(404);
    expect(await test.history(resource, id)).toHaveLength(2);
  });

  it('stay when somebody changed them meanwhile', async () => {
    const record = await test.create(resource);
    const { id } = record;
    const stale = await test.send(resource, 'remove', { id, version: 7 });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'STALE_VERSION', current: { id } });
    expect(await find(resource, id)).toEqual(record);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { Elsewhere, Mapped, Ordered, Reference } from '#backend/tables/fields.ts';
import { momentOf } from '#backend/query/momentOf.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import type { Scalar } from '#contract/rules/condition.ts';
import type { PropertySchema } from '#contract/calls/recordSchemas.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { addUser, sessionHeaders } from '#tests/support/server/sessionHeaders.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { callsOf, startDeclared, type Row } from './startDeclared.ts';

/*
 * What holds of the list of every declared record, whatever it is called: pages, filters, sorting, and who may ask. Which
 * fields are asked about is read from the declaration and its schema.
 */

const test = await startDeclared();
afterAll(() => test.close());
const resources = [...test.app.declaredRecords.keys()].toSorted();

/** Where a field is kept; undefined where the table keeps it by itself. */
const sourcesOf = (resource: string): Readonly<Record<string, unknown>> => {
  const { fields } = test.declared(resource).records.declaration;
  const { now, config } = test.services;
  return typeof fields === 'function'
    ? fields(indiaDay(now()), config.product, momentOf(now))
    : fields;
};

const isScalar = ({ type }: PropertySchema): boolean => {
  const types = [type].flat().filter(one => one !== 'null');
  return types.length === 1 && ['string', 'integer', 'boolean'].includes(String(types[0]));
};

/** The fields by which a list is filtered and sorted: all but what is read by code. */
const askable = (resource: string): string[] => {
  const sources = sourcesOf(resource);
  return Object.entries(test.declared(resource).records.contract.schema.properties)
    .filter(([, property]) => isScalar(property))
    .map(([name]) => name)
    .filter(name => {
      const source = sources[name];
      if (source instanceof Mapped) return false;
      return !(source instanceof Elsewhere && source.read);
    });
};

/** Ordered by another field than itself, or by a text, whose order is the database's. */
const isPlainlyOrdered = (resource: string, name: string): boolean => {
  const source = sourcesOf(resource)[name];
  if (source instanceof Reference || source instanceof Ordered) return false;
  const property = test.declared(resource).records.contract.schema.properties[name] ?? {};
  const { type, format } = property;
  // Choices have an order of their own: tests/conformance/records/views/choiceOrder.test.ts.
  if ('enum' in property) return false;
  return [type].flat().every(one => one !== 'string') || format !== undefined;
};

/** Numbers shown to some people alone are told in part, so that what is read is not what is stored. */
const isMasked = (value: unknown): boolean => typeof value === 'string' && /[*x]{3}/i.test(value);

const same = (one: unknown): unknown => (typeof one === 'string' ? one.toLowerCase() : one);

const inOrder = (values: readonly unknown[], isDescending: boolean): unknown[] => {
  const known = values.filter(value => value !== undefined) as (number | string | boolean)[];
  const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const missing = values.filter(value => value === undefined);
  return [...(isDescending ? sorted.toReversed() : sorted), ...missing];
};

describe.each(resources)('%s', resource => {
  it('come in pages that do not overlap', async () => {
    const six = await test.list(resource, { pageSize: 6 });
    const pages: Row[] = [];
    for (const page of [0, 1, 2])
      pages.push(...(await test.list(resource, { page, pageSize: 2 })).results);
    expect(pages.map(({ id }) => id)).toEqual(six.results.map(({ id }) => id));
    const beyond = await test.list(resource, { page: 100_000, pageSize: 2 });
    expect(beyond).toMatchObject({ results: [], totalCount: six.totalCount });
  });

  it('are filtered by each of their fields', async () => {
    const { results } = await test.list(resource, { pageSize: 50 });
    for (const name of askable(resource)) {
      const value = results.find(row => row[name] !== undefined)?.[name];
      if (value === undefined || isMasked(value)) continue;
      const filters = toFilterString({ [name]: { eq: value as Scalar } });
      const found = await test.list(resource, { filters, pageSize: 50 });
      expect(found.totalCount, name).toBeGreaterThan(0);
      expect(new Set(found.results.map(row => same(row[name]))), name).toEqual(
        new Set([same(value)]),
      );
    }
  });

  it('are sorted by each of them, both ways, what has no value last', async () => {
    const { totalCount, orders } = await test.list(resource);
    for (const name of askable(resource))
      for (const sort of [name, `-${name}`]) {
        // Of more rows than are counted some orders alone are given: tests/conformance/lists/orders.test.ts.
        if (orders && !orders.includes(name)) continue;
        const found = await test.list(resource, { sort, pageSize: 50 });
        expect(found.totalCount, sort).toBe(totalCount);
        expect(found.results.length, sort).toBe(Math.min(50, totalCount));
        if (!isPlainlyOrdered(resource, name)) continue;
        const values = found.results.map(row => row[name]);
        expect(values, sort).toEqual(inOrder(values, sort.startsWith('-')));
      }
  });

  it('refuse a field that they do not have, whose name is in the hint and not in the words', async () => {
    const asked: Record<string, string>[] = [{ sort: 'colour' }, { filters: 'colour==red' }];
    for (const query of asked) {
      const answer = await test.send(resource, 'list', { query });
      expect(answer.statusCode).toBe(400);
      const { message, errors } = answer.json<{ message: string; errors: { hint?: string }[] }>();
      expect(message).not.toContain('colour');
      expect(errors[0]?.hint).toContain('colour');
    }
  });

  it('are there for those alone whom their calls name', async () => {
    const calls = Object.entries(callsOf(test.declared(resource)));
    for (const [verb, { access }] of calls) {
      const nobody = await test.send(resource, verb as 'list', { id: 1, caller: test.anonymous });
      expect(nobody.statusCode, verb).toBe(401);
      const stranger = access !== 'signed-in' && roleCodes.find(code => !access.includes(code));
      if (!stranger) continue;
      const user = await addUser(test.client, `${resource}-${verb}@example.com`, [stranger]);
      const headers = await sessionHeaders(test.client, user);
      const caller = { ...test.anonymous };
      const refused = await test.send(resource, verb as 'list', { id: 1, caller, headers });
      expect(refused.statusCode, `${verb} by ${stranger}`).toBe(403);
    }
  });
});

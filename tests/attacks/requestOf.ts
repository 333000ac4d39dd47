import { randomUUID } from 'node:crypto';
import { randomFor } from '#backend/database/seed/pen/random.ts';
import type { Call } from '#contract/calls/call.ts';
import { fillPath } from '#contract/domain/fillProduct.ts';
import type { Caller } from '#tests/support/server/startTestApp.ts';
import { validFor, type Schema } from '../long/generate.ts';
import type { ForeignField } from './foreignRecords.ts';

/** What is in a field that names a record; undefined leaves an optional one out. */
export type ValueOf = (field: ForeignField) => number | string | undefined;

const isList = (schema: Schema | undefined): boolean =>
  schema?.type === 'array' || (schema?.anyOf?.some(isList) ?? false);

/** Values that a grammar of their own asks for, by area of calls and field. */
const said: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  performance: { from: '2026-01', until: '2026-02', month: '2026-01' },
  reports: {
    startDate: '2025-12-01',
    endDate: '2026-11-30',
    dateFrom: '2025-12-01',
    dateTo: '2026-11-30',
    fromDate: '2025-12-01',
    toDate: '2026-11-30',
  },
};

/** What is in a field that says no more than its name: a phone number, the oldest row, the first version. */
const usual = (name: string, { type, format, minimum = 1 }: Schema): readonly unknown[] => {
  if (format === 'phone') return ['9812345678'];
  return /Id$|_id$|^version$/.test(name) && type === 'integer' ? [minimum] : [];
};

/** Of a schema's object: what it requires and the fields that name records, valid as far as the schema tells. */
const valuesFor = (
  call: Call,
  part: ForeignField['in'],
  fields: readonly ForeignField[],
  valueOf: ValueOf,
): Record<string, unknown> => {
  const { properties = {}, required = [], ...schema } = (call[part] ?? {}) as Schema;
  const needed = Object.entries(properties).filter(([name]) => required.includes(name));
  const whole = { ...schema, type: 'object', properties: Object.fromEntries(needed), required };
  return {
    ...(validFor(whole, randomFor(call.id)) as object),
    ...Object.fromEntries(
      needed.flatMap(([name, inner]) => usual(name, inner).map(value => [name, value])),
    ),
    ...Object.fromEntries(
      Object.entries(said[call.id.split('.')[0] ?? ''] ?? {}).filter(([name]) =>
        Object.hasOwn(properties, name),
      ),
    ),
    ...Object.fromEntries(
      fields
        .filter(field => field.in === part)
        .flatMap(field => {
          const value = valueOf(field);
          if (value === undefined) return [];
          const asList = part === 'body' && isList(properties[field.field]);
          return [[field.field, asList ? [value] : value] as const];
        }),
    ),
  };
};

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/**
 * Makes a call with valid values, in which the fields that name records hold what is said.
 * @param more for fields of the body by their names, where the call has them
 */
export const askWith = async (
  call: Call,
  caller: Caller,
  fields: readonly ForeignField[],
  valueOf: ValueOf,
  more: Readonly<Record<string, unknown>> = {},
) => {
  const params = valuesFor(call, 'params', fields, valueOf);
  const path = fillPath(call.path, { slug: 'nivaas' }).replaceAll(
    /\{(\w+)\}/g,
    (_all, name: string) => encodeURIComponent(asText(params[name] ?? 1)),
  );
  const query = Object.entries(valuesFor(call, 'query', fields, valueOf));
  const body: Schema | undefined = call.body;
  const bodyFields = body?.properties;
  const extra = Object.entries(more).filter(([name]) => Object.hasOwn(bodyFields ?? {}, name));
  return caller.call(call.method, path, {
    query: Object.fromEntries(query.map(([name, value]) => [name, asText(value)])),
    ...(bodyFields && {
      body: { ...valuesFor(call, 'body', fields, valueOf), ...Object.fromEntries(extra) },
    }),
    headers: { 'x-requested-with': 'console', 'idempotency-key': randomUUID() },
  });
};

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { roleCodes } from '#contract/domain/roles.ts';
import { addUser } from '#tests/support/server/sessionHeaders.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';
import type { Schema } from '../long/generate.ts';
import { foreignFields } from './foreignRecords.ts';
import { askWith } from './requestOf.ts';

/*
 * Every field and filter of every call that takes a day or a moment, asked with those that no calendar of ours has, and every
 * address and parameter with one too long to be anything: what is wrong is told as such, and never as a fault of the server.
 */

let test: TestApp;
/** Someone with every role, so that no call is refused for who asks. */
let everyRole: Caller;
beforeAll(async () => {
  test = await startTestApp();
  await addUser(test.client, 'every-role@example.com', [...roleCodes]);
  everyRole = await test.as('every-role');
});
afterAll(() => test.close());

const outOfBounds = {
  date: ['0000-01-01', '10000-01-01', '-000001-01-01', '2026-02-30'],
  'date-time': [
    '0000-01-01T00:00:00Z',
    '99999-01-01T00:00:00Z',
    '-000001-01-01T00:00:00.000Z',
    // In the calendar where it is said, and out of it in Greenwich.
    '9999-12-31T23:59:59-14:00',
    '0001-01-01T00:00:00+14:00',
  ],
} as const;
type Format = keyof typeof outOfBounds;

/** Days that the calendar has, more than 100 years from today: a query may name them, no record keeps them. */
const farAway = {
  date: ['1900-01-01', '2199-12-31'],
  'date-time': ['1900-01-01T00:00:00Z', '2199-12-31T00:00:00+05:30'],
} as const;

/** Of a field, or of what may be in its place. */
const formatOf = (schema: Schema): Format | undefined =>
  schema.format === 'date' || schema.format === 'date-time'
    ? schema.format
    : schema.anyOf?.map(formatOf).find(format => format !== undefined);

const timesOf = (schema: Schema | undefined): readonly (readonly [string, Format])[] =>
  Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const format = formatOf(field);
    return format ? [[name, format] as const] : [];
  });

/** The days and moments of a list's rows, by which it may be filtered. */
const filteredTimes = ({ query, answer }: Call): readonly (readonly [string, Format])[] => {
  const rows = (answer as Schema).properties?.['results']?.items;
  return (query as Schema | undefined)?.properties?.['filters'] ? timesOf(rows) : [];
};

const isWrong = (status: number): boolean => status >= 400 && status < 500;

const calls: readonly Call[] = callList;
const inBody = calls.flatMap(call => {
  const times = timesOf(call.body);
  return times.length > 0 ? [[call.id, call, times] as const] : [];
});
const inQuery = calls.flatMap(call => {
  const times = timesOf(call.query);
  return times.length > 0 ? [[call.id, call, times] as const] : [];
});
const inFilters = calls.flatMap(call => {
  const times = filteredTimes(call);
  return times.length > 0 ? [[call.id, call, times] as const] : [];
});

/** A call with one value that is out of bounds, all others as its schema has them. */
const sendWith = async (call: Call, part: 'query' | 'body', name: string, value: string) => {
  const field = { in: part, field: name, kind: 'account' } as const;
  return askWith(call, everyRole, [...foreignFields(call), field], one =>
    one.field === name ? value : 1,
  );
};

const refusedNot = async (
  call: Call,
  part: 'query' | 'body',
  times: readonly (readonly [string, Format])[],
  values: Readonly<Record<Format, readonly string[]>> = outOfBounds,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [name, format] of times)
    for (const value of values[format]) {
      const { statusCode, body } = await sendWith(call, part, name, value);
      if (!isWrong(statusCode) || !body.includes(name)) found.push(`${name} ${value}: ${body}`);
    }
  return found;
};

describe('days and moments out of bounds', () => {
  it('are tried in bodies, queries and filters', () => {
    expect([inBody.length, inQuery.length, inFilters.length].every(count => count > 5)).toBe(true);
  });

  it.each(inBody)('in the body of %s', async (_id, call, times) => {
    expect(await refusedNot(call, 'body', times)).toEqual([]);
  });

  it.each(inBody)('further than 100 years, in the body of %s', async (_id, call, times) => {
    expect(await refusedNot(call, 'body', times, farAway)).toEqual([]);
  });

  it.each(inQuery)('in the query of %s', async (_id, call, times) => {
    expect(await refusedNot(call, 'query', times)).toEqual([]);
  });

  it.each(inFilters)('in the filters of %s', async (_id, call, times) => {
    const found: string[] = [];
    for (const [name, format] of times)
      for (const value of outOfBounds[format]) {
        const filter = `${name}=ge=${value}`;
        const { statusCode, body } = await sendWith(call, 'query', 'filters', filter);
        const isTold = body.includes(name) || body.includes(refusals.noDay.message);
        if (!isWrong(statusCode) || !isTold) found.push(`${filter}: ${body}`);
      }
    expect(found).toEqual([]);
  });
});

const long = 'k'.repeat(12_000);

/** Directories send what a server need not know, and the standard asks to pass it over. */
const isPassedOver = ({ method, path }: Call): boolean =>
  method === 'GET' && path.startsWith('/scim/v2') && !path.includes('{');

describe('what is too long', () => {
  it.each(calls.filter(isPassedOver).map(call => [call.id, call] as const))(
    'is passed over by %s',
    async (_id, call) => {
      const { statusCode } = await everyRole.call(call.method, call.path, {
        query: { [long]: '1' },
      });
      expect(statusCode).toBe(200);
    },
  );

  it.each(calls.filter(call => !isPassedOver(call)).map(call => [call.id, call] as const))(
    'is told to %s',
    async (_id, call) => {
      const path = call.path.replaceAll(/\{\w+\}/g, long);
      const query = { [long]: '1' };
      const { statusCode } = await everyRole.call(call.method, path, { query });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import type { KindName } from '#contract/kinds/kindNames.ts';
import { readText } from '#contract/kinds/readText.ts';
import type { RecordScreen, ScreenFile, Text } from '#contract/model/types.ts';
import { fromText, problemOf, typedKinds } from '#fields/typed/typing.ts';
import { exampleOptions } from '#tests/support/exampleOptions.ts';
import { pastedPairs, pastedRefusals } from '#tests/support/pastedPairs.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startTestApp, type Caller, type TestApp } from '#tests/support/server/startTestApp.ts';

/* One reader for one thing: what is pasted is the same value in a form, a file, a call and a search (decisions T81, T88). */

const text = (en: string, hi = en): Text => ({ en, hi });

const properties: Readonly<Partial<Record<KindName, JsonSchema>>> = {
  text: { type: 'string' },
  longtext: { type: 'string' },
  money: { type: 'integer' },
  number: { type: 'number' },
  percent: { type: 'number' },
  date: { type: 'string', format: 'date' },
  datetime: { type: 'string', format: 'date-time' },
  time: { type: 'string', format: 'time' },
  pincode: { type: 'string', format: 'pincode' },
  phone: { type: 'string', format: 'phone' },
  email: { type: 'string', format: 'email' },
  gstin: { type: 'string', format: 'gstin' },
  pan: { type: 'string', format: 'pan' },
  boolean: { type: 'boolean' },
  choice: { type: 'integer', enum: [2, 3] },
  choices: { type: 'array', items: { type: 'string', enum: ['F', 'T'] } },
};
const names = Object.keys(properties) as KindName[];

const file: ScreenFile = {
  format: 1,
  resource: 'pastes',
  route: '/pastes',
  label: { one: text('Paste'), other: text('Pastes') },
  schema: 'paste.schema.json',
  title: 'key',
  access: { admin: ['list', 'show', 'create', 'edit', 'export', 'import'] },
  fields: Object.fromEntries(
    names.map(name => [
      name,
      {
        as: name,
        ...(exampleOptions[name] && {
          options: exampleOptions[name].map(({ value, label }) => ({ value, label })),
        }),
      },
    ]),
  ),
  list: { columns: ['key', 'text'], search: ['text'] },
  form: ['key', ...names],
  import: { matchBy: ['key'] },
};
const screen = completeScreen(file, {
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    key: { type: 'string' },
    ...properties,
  },
}) as RecordScreen;

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp({ screens: [screen] });
  admin = await test.as('admin');
});
afterAll(() => test.close());

const contextOf = (kind: KindName) => ({
  language: 'en' as const,
  options: exampleOptions[kind] ?? [],
});
const isTyped = ([kind]: readonly [KindName, ...unknown[]]) =>
  (typedKinds as readonly string[]).includes(kind) && screen.fields[kind] !== undefined;
const isStored = ([kind]: readonly [KindName, ...unknown[]]) => screen.fields[kind] !== undefined;
const fieldOf = (kind: KindName) => {
  const field = screen.fields[kind];
  if (!field) throw new Error(`No field is of the kind ${kind}`);
  return field;
};

it('there are at least 120 of them', () => {
  expect(pastedPairs.length + pastedRefusals.length).toBeGreaterThanOrEqual(120);
});

describe('the reader', () => {
  it.each(pastedPairs)('%s: %s', (kind, _what, input, value) => {
    expect(readText(kind, input, contextOf(kind))).toEqual({ value });
  });
  it.each(pastedRefusals)('%s refuses %s', (kind, _what, input) => {
    expect(readText(kind, input, contextOf(kind))).toHaveProperty('error');
  });
});

describe('a form, a cell, a filter', () => {
  it.each(pastedPairs.filter(isTyped))('%s: %s', (kind, _what, input, value) => {
    expect(fromText(fieldOf(kind), input, 'en')).toEqual(value ?? undefined);
  });
  it.each(pastedRefusals.filter(isTyped))('%s keeps %s and says why', (kind, _what, input) => {
    expect(fromText(fieldOf(kind), input, 'en')).toBe(input);
    expect(problemOf(fieldOf(kind), input, 'en')?.en).toMatch(/\S/);
  });
});

interface Line {
  status: string;
  after?: Record<string, unknown>;
  record?: Record<string, unknown>;
  errors?: { column?: string; message: string }[];
  cells?: string[];
}
const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
const fileOf = async (lines: readonly (readonly [KindName, ...unknown[]])[]) => {
  const header = ['key', ...names];
  const rows = lines.map(([kind, , input], at) =>
    header
      .map(name => (name === 'key' ? `line ${at}` : name === kind ? quoted(String(input)) : ''))
      .join(','),
  );
  const answer = await admin.call('POST', '/console/v1/imports/pastes', {
    query: { dryRun: true },
    body: [header.join(','), ...rows].join('\n'),
    headers: { 'content-type': 'text/csv' },
  });
  return ok<{ results: Line[] }>(answer).results;
};

describe('a file', () => {
  // An empty cell is no value to read.
  const pairs = pastedPairs.filter(pair => isStored(pair) && pair[3] !== null);
  const refusals = pastedRefusals.filter(isStored);

  it('is read as a form is', async () => {
    const results = await fileOf(pairs);
    const read = results.map(({ after, record, errors }, at) => {
      const kind = pairs[at]?.[0] ?? 'text';
      return [pairs[at]?.[1], errors?.[0]?.message ?? { ...record, ...after }[kind]];
    });
    expect(read).toEqual(pairs.map(([, what, , value]) => [what, value]));
  });

  it('is refused where a form is, with what stood there', async () => {
    const results = await fileOf(refusals);
    expect(results.map(({ status }, at) => [refusals[at]?.[2], status])).toEqual(
      refusals.map(([, , input]) => [input, 'error']),
    );
    for (const [at, { errors, cells }] of results.entries()) {
      expect(errors?.[0]?.message).toMatch(/\S/);
      expect(cells).toContain(refusals[at]?.[2]);
    }
  });
});

const words = pastedPairs.filter(([kind, , , value]) => kind === 'text' && value !== null);

const texts = ['text', 'longtext', 'email'];

describe('a call', () => {
  it.each(pastedPairs.filter(([kind, , , value]) => texts.includes(kind) && value !== null))(
    'keeps %s as people see it: %s',
    async (kind, _what, input, value) => {
      const body = { [kind]: input };
      const made = ok<{ id: number }>(await admin.post('/console/v1/records/pastes', body));
      const stored = ok<Record<string, unknown>>(
        await admin.get(`/console/v1/records/pastes/${made.id}`),
      );
      expect(stored[kind]).toBe(value);
    },
  );
});

describe('a search', () => {
  it.each(words)('finds %s by %s', async (_kind, _what, input, value) => {
    const made = ok<{ id: number }>(
      await admin.post('/console/v1/records/pastes', { text: value }),
    );
    const found = ok<{ id: number }[]>(
      await admin.get('/console/v1/records/pastes', {
        query: { filter: JSON.stringify({ q: input }), range: '[0,99]' },
      }),
    );
    expect(found.map(({ id }) => id)).toContain(made.id);
  });
});

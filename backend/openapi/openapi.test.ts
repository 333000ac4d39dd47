import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { callList } from '#contract/calls/index.ts';
import { readScreens } from '../screens/readScreens.ts';
import { openapi } from './openapi.ts';

interface Media {
  readonly schema: { readonly $ref?: string; readonly properties?: Record<string, unknown> };
}
interface Operation {
  readonly operationId: string;
  readonly 'x-kind': string;
  readonly 'x-calls': readonly { id: string; source?: string }[];
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, Media>> }>
  >;
}

const screens = readScreens();
const product = { name: 'Nivaas', slug: 'nivaas' };
const text = JSON.stringify(openapi(callList, product, screens));
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: Record<string, object> }> };
};
const operations = Object.values(document.paths).flatMap(path => Object.values(path));
const operationOf = (id: string): Operation | undefined =>
  operations.find(one => one['x-calls'].some(call => call.id === id));

describe('the OpenAPI document', () => {
  it('is valid to those who read such documents', async () => {
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: text, config });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const judged = await new Validator().validate(JSON.parse(text) as Record<string, unknown>);
    expect(judged).toMatchObject({ valid: true });
  });

  it('has every call once, those of one address in one operation', () => {
    const told = operations.flatMap(one => one['x-calls'].map(({ id }) => id));
    expect(told.filter(id => callList.some(call => call.id === id)).toSorted()).toEqual(
      callList.map(({ id }) => id).toSorted(),
    );
    expect(new Set(operations.map(one => one.operationId)).size).toBe(operations.length);
  });

  it('tells calls of one address apart by source', () => {
    const [source] = (operationOf('audienceMaximizers.create')?.parameters ?? []).filter(
      ({ name }) => name === 'source',
    );
    expect(source).toMatchObject({
      in: 'query',
      required: false,
      schema: { enum: ['stories_panel', 'audience_maximizer_panel'] },
    });
  });

  it('names an idempotency key for every call that writes, and asks for one where money moves', () => {
    const required = operations.map(one => [
      one['x-kind'],
      one.parameters.find(({ name }) => name === 'Idempotency-Key')?.required,
    ]);
    const kinds = [...new Set(required.map(pair => pair.join(' ')))].toSorted();
    // Sign-in alone writes without one.
    expect(kinds).toEqual(['change ', 'change false', 'delete false', 'money true', 'read ']);
  });
});

const ofRecords = [...screens.values()].filter(screen => screen.type === 'records');

describe('the records of screens', () => {
  it.each(ofRecords.filter(({ data }) => data.calls === null).map(({ resource }) => resource))(
    '%s, of two files, have an address and a name of their own',
    resource => {
      const answer = operationOf(`${resource}.get`)?.responses['200']?.content;
      const { $ref = '' } = answer?.['application/json']?.schema ?? {};
      expect(document.components.schemas[$ref.split('/').at(-1) ?? '']?.properties).toBeDefined();
    },
  );

  it('say what amounts, days and instants count in', () => {
    expect(document.components.schemas['PackagePrice']?.properties).toMatchObject({
      updatedAt: { description: 'An instant, ISO 8601 with its offset.' },
    });
    const money = ofRecords.flatMap(({ label, fields }) =>
      Object.entries(fields).flatMap(([path, { kind }]) =>
        kind === 'money' && !path.includes('.') ? [[label.one.en, path] as const] : [],
      ),
    );
    expect(money.length).toBeGreaterThan(20);
    const described = Object.values(document.components.schemas).flatMap(({ properties }) =>
      Object.values(properties ?? {}).filter(one => JSON.stringify(one).includes('Whole paise')),
    );
    expect(described.length).toBeGreaterThanOrEqual(money.length / 2);
  });
});

describe('what is sent and answered', () => {
  it.each(callList.filter(({ parts }) => parts).map(({ id }) => id))(
    '%s takes a form with its file',
    id => {
      const { schema } = operationOf(id)?.requestBody?.content['multipart/form-data'] ?? {};
      expect(schema).toMatchObject({ properties: { file: { format: 'binary' } } });
    },
  );

  it.each(callList.flatMap(({ id, answers }) => (answers ? [[id, answers] as const] : [])))(
    '%s answers %s',
    (id, answers) => {
      expect(Object.keys(operationOf(id)?.responses['200']?.content ?? {})).toEqual(answers);
    },
  );

  it('offers the choices of a field by the name of their enumeration', () => {
    expect(JSON.stringify(document.components.schemas['NewProducts'])).toContain(
      '#/components/schemas/ProductTypes',
    );
    expect(JSON.stringify(document.components.schemas['Roles'])).toContain('Nivaas');
  });
});

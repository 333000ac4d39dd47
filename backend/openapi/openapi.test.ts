import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { callList } from '#contract/calls/index.ts';
import { readScreens } from '../screens/readScreens.ts';
import { openapi } from './openapi.ts';
import { componentName } from './recordComponents.ts';

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

interface Component {
  readonly properties?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

const screens = readScreens();
const product = { name: 'Nivaas', slug: 'nivaas' };
const text = JSON.stringify(openapi(callList, product, screens));
const document = JSON.parse(text) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Component> };
};
const openText = JSON.stringify(openapi(callList, product, screens, { isForAnyone: true }));
const operations = Object.values(document.paths).flatMap(path => Object.values(path));
const operationOf = (id: string): Operation | undefined =>
  operations.find(one => one['x-calls'].some(call => call.id === id));

describe('the document for those who are not signed in', () => {
  it('has every call and every field of the other', () => {
    const open = JSON.parse(openText) as typeof document;
    expect(Object.keys(open.paths)).toEqual(Object.keys(document.paths));
    const fieldsOf = ({ components }: typeof document) =>
      Object.entries(components.schemas).map(([name, { properties = {} }]) => [
        name,
        Object.keys(properties),
      ]);
    expect(fieldsOf(open)).toEqual(fieldsOf(document));
  });

  it('names no role that a call lets in, and repeats no help of a screen', () => {
    expect(openText).not.toContain('Roles: ');
    expect(openText).not.toMatch(/"x-roles":\[/);
    const saidIn = (whole: string) =>
      Object.values((JSON.parse(whole) as typeof document).components.schemas).flatMap(
        ({ properties = {} }) =>
          Object.values(properties as Record<string, { description?: string }>).map(
            ({ description = '' }) => description,
          ),
      );
    const helps = [...screens.values()].flatMap(screen =>
      screen.type === 'records'
        ? Object.values(screen.fields).flatMap(({ help }) =>
            // A short one may be the words of something else.
            help && help.en.length > 25 ? [help.en] : [],
          )
        : [],
    );
    const told = (whole: string) => {
      const said = saidIn(whole);
      return helps.filter(words => said.some(one => one.includes(words)));
    };
    expect(told(text).length).toBeGreaterThan(20);
    expect(told(openText)).toEqual([]);
  });
});

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
    expect(document.components.schemas['PackagePricesRecord']?.properties).toMatchObject({
      updatedAt: { description: 'An instant, ISO 8601 with its offset.' },
    });
    const money = ofRecords.flatMap(({ resource, fields }) => {
      const { properties = {} } =
        document.components.schemas[`${componentName(resource)}Record`] ?? {};
      return Object.entries(properties).flatMap(([name, property]) =>
        fields[name]?.kind === 'money' ? [(property as { description?: string }).description] : [],
      );
    });
    expect(money.length).toBeGreaterThan(20);
    expect(money.filter(description => !description?.includes('Whole paise'))).toEqual([]);
  });
});

/** Whether a value may be nothing, a list, or something else. */
const sortsOf = (schema: unknown): readonly string[] => {
  const { anyOf, type, items, $ref } = schema as Record<string, unknown>;
  if (Array.isArray(anyOf)) return [...new Set(anyOf.flatMap(sortsOf))].toSorted();
  if (items !== undefined) return ['list'];
  if ($ref !== undefined || type === undefined) return ['other'];
  return [...new Set([type].flat().map(one => (one === 'null' ? 'null' : 'other')))].toSorted();
};

type Row = readonly [id: string, body: Component, component: Component];

const written = callList.flatMap(({ id, body }): readonly Row[] => {
  const { $ref = '' } = operationOf(id)?.requestBody?.content['application/json']?.schema ?? {};
  const component = document.components.schemas[$ref.split('/').at(-1) ?? ''];
  return body && component ? [[id, body, component]] : [];
});

describe('what is sent and answered', () => {
  it.each(written)('%s takes what the contract takes', (_id, body, component) => {
    const told = ({ properties = {} }: Component) =>
      Object.entries(properties).map(([name, one]) => `${name}: ${sortsOf(one).join(' ')}`);
    expect(told(component)).toEqual(told(body));
    expect(component.required ?? []).toEqual(body.required ?? []);
  });

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

  it.each(ofRecords.filter(({ data }) => data.calls === null).map(({ resource }) => resource))(
    'a change of %s names its version and what is changed alone',
    resource => {
      const changed = document.components.schemas[`Changed${componentName(resource)}`];
      expect(changed).toMatchObject({ required: ['version'], properties: { version: {} } });
      expect(JSON.stringify(changed)).not.toContain('"readOnly":true');
    },
  );

  it('offers the choices of a field by the name of their enumeration', () => {
    expect(JSON.stringify(document.components.schemas['NewProducts'])).toContain(
      '#/components/schemas/ProductTypesChoice',
    );
    expect(JSON.stringify(document.components.schemas['RolesChoice'])).toContain('Nivaas');
  });
});

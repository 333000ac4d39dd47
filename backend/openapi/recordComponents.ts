import type { Call } from '#contract/calls/call.ts';
import type { Field, RecordScreen, Screen } from '#contract/model/types.ts';
import type { Screens } from '../screens/readScreens.ts';
import { describeField, describeWritten } from './describeField.ts';
import { isSchema, type Schema } from './Schema.ts';
import { standardSchema } from './standardSchema.ts';

/** A record in the words of the document: what it is called, as it is answered, and as it is written. */
export interface RecordComponents {
  readonly schemas: Readonly<Record<string, Schema>>;
  /** By call id: the component that its body is, and the one that it answers or lists. */
  readonly body: ReadonlyMap<string, string>;
  readonly row: ReadonlyMap<string, string>;
}

type Describe = (schema: unknown, field: Field | undefined) => unknown;

const isRecords = (screen: Screen): screen is RecordScreen => screen.type === 'records';

/** `Package family`: `PackageFamily`. */
export const componentName = (words: string): string =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const withFields = (schema: Schema, { fields }: RecordScreen, describe: Describe): Schema => {
  const properties = schema['properties'];
  if (!isSchema(properties)) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        describe(property, fields[name]),
      ]),
    ),
  };
};

/** What a call answers of its records: each of a page or a list, or the one. */
export const rowSchema = ({ answer }: Call): Schema | undefined => {
  const answered = answer as unknown as Schema;
  const properties = answered['properties'];
  const results = isSchema(properties) ? properties['results'] : undefined;
  const row = isSchema(results) ? results['items'] : (answered['items'] ?? answered);
  return isSchema(row) && isSchema(row['properties']) ? row : undefined;
};

/** The name of each screen's record; of two that are called alike, each has that of its resource. */
const namesOf = (screens: readonly RecordScreen[]): ReadonlyMap<RecordScreen, string> => {
  const called = screens.map(({ label }) => componentName(label.one.en));
  return new Map(
    screens.map((screen, at) => {
      const name = called[at] ?? '';
      const isAlone = called.indexOf(name) === called.lastIndexOf(name);
      return [screen, isAlone ? name : componentName(screen.resource)];
    }),
  );
};

/** The components of the records that screens show, with what the screens say of their fields. */
export const recordComponents = (
  screens: Screens,
  calls: readonly Call[],
): RecordComponents & { readonly ofScreen: ReadonlyMap<string, string> } => {
  const schemas: Record<string, Schema> = {};
  const [body, row, ofScreen] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const records = [...screens.values()].filter(isRecords);
  const names = namesOf(records);
  const byId = new Map(calls.map(call => [call.id, call]));
  const add = (name: string, schema: unknown) => {
    schemas[name] = standardSchema(schema, `#/components/schemas/${name}.`) as Schema;
    const definitions = isSchema(schema) ? schema['$defs'] : undefined;
    for (const [key, one] of Object.entries(isSchema(definitions) ? definitions : {}))
      schemas[`${name}.${key}`] = standardSchema(one, `#/components/schemas/${name}.`) as Schema;
  };
  for (const screen of records) {
    const name = names.get(screen) ?? '';
    ofScreen.set(screen.resource, name);
    const { calls: own } = screen.data;
    if (own === null) {
      add(name, withFields(screen.schema as Schema, screen, describeField));
      continue;
    }
    const [first, ...rest] = [own.list, own.get].flatMap(one => {
      const call = one && byId.get(one.call);
      const schema = call && rowSchema(call);
      return call && schema && !row.has(call.id) ? [{ call, schema }] : [];
    });
    if (first) {
      add(name, withFields(first.schema, screen, describeField));
      for (const { call } of [first, ...rest.filter(one => sameFields(one.schema, first.schema))])
        row.set(call.id, name);
    }
    for (const [verb, one] of Object.entries({ New: own.create, Changed: own.update })) {
      const call = one && byId.get(one.call);
      if (!call?.body || body.has(call.id) || !isSchema((call.body as Schema)['properties']))
        continue;
      add(`${verb}${name}`, withFields(call.body as Schema, screen, describeWritten));
      body.set(call.id, `${verb}${name}`);
      if (first && sameFields(rowSchema(call), first.schema)) row.set(call.id, name);
    }
  }
  return { schemas, body, row, ofScreen };
};

const fieldsIn = (schema: Schema | undefined): string =>
  JSON.stringify(schema && { properties: schema['properties'], required: schema['required'] });

const sameFields = (one: Schema | undefined, other: Schema): boolean =>
  fieldsIn(one) === fieldsIn(other);

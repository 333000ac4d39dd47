import type { Call } from '#contract/calls/call.ts';
import type { Field, RecordScreen, Screen } from '#contract/model/types.ts';
import type { Screens } from '../screens/readScreens.ts';
import { schemaAsAnyone } from './asAnyone.ts';
import { describeField, describeToAnyone, describeWritten } from './describeField.ts';
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

/** `package-families`: `PackageFamilies`; two resources never share one. */
export const componentName = (resource: string): string =>
  resource.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

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

/** What is written of a record of the generic store: a new one has its required fields, a change names the version that was seen. */
const writtenSchemas = (schema: Schema) => {
  const all = Object.entries(isSchema(schema['properties']) ? schema['properties'] : {});
  const own = all.filter(([, property]) => !isSchema(property) || property['readOnly'] !== true);
  const properties = Object.fromEntries(own);
  const { required: _, ...rest } = schema;
  return {
    New: { ...schema, properties },
    Changed: {
      ...rest,
      properties: { ...properties, version: { type: 'integer', minimum: 1 } },
      required: ['version'],
    },
  };
};

/**
 * The components of the records that screens show, with what the screens say of their fields.
 * @param isForAnyone also for somebody who is not signed in, so without what people are helped with
 */
export const recordComponents = (
  screens: Screens,
  calls: readonly Call[],
  isForAnyone = false,
): RecordComponents & { readonly ofScreen: ReadonlyMap<string, string> } => {
  const schemas: Record<string, Schema> = {};
  const told = (schema: unknown) => (isForAnyone ? schemaAsAnyone(schema) : schema) as Schema;
  const describe = isForAnyone ? describeToAnyone : describeField;
  const written: Describe = (schema, field) => describeWritten(schema, field, describe);
  const [body, row, ofScreen] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const records = [...screens.values()].filter(isRecords);
  const byId = new Map(calls.map(call => [call.id, call]));
  const add = (name: string, schema: unknown) => {
    schemas[name] = standardSchema(schema, `#/components/schemas/${name}.`) as Schema;
    const definitions = isSchema(schema) ? schema['$defs'] : undefined;
    for (const [key, one] of Object.entries(isSchema(definitions) ? definitions : {}))
      schemas[`${name}.${key}`] = standardSchema(one, `#/components/schemas/${name}.`) as Schema;
  };
  for (const screen of records) {
    const name = componentName(screen.resource);
    ofScreen.set(screen.resource, name);
    const { calls: own } = screen.data;
    if (own === null) {
      const stored = told(screen.schema);
      add(`${name}Record`, withFields(stored, screen, describe));
      for (const [verb, schema] of Object.entries(writtenSchemas(stored)))
        add(`${verb}${name}`, withFields(schema, screen, written));
      continue;
    }
    const [first, ...rest] = [own.list, own.get].flatMap(one => {
      const call = one && byId.get(one.call);
      const schema = call && rowSchema(call);
      return call && schema && !row.has(call.id) ? [{ call, schema }] : [];
    });
    if (first) {
      add(`${name}Record`, withFields(told(first.schema), screen, describe));
      for (const { call } of [first, ...rest.filter(one => sameFields(one.schema, first.schema))])
        row.set(call.id, `${name}Record`);
    }
    for (const [verb, one] of Object.entries({ New: own.create, Changed: own.update })) {
      const call = one && byId.get(one.call);
      if (!call?.body || body.has(call.id) || !isSchema((call.body as Schema)['properties']))
        continue;
      add(`${verb}${name}`, withFields(told(call.body), screen, written));
      body.set(call.id, `${verb}${name}`);
      if (first && sameFields(rowSchema(call), first.schema)) row.set(call.id, `${name}Record`);
    }
  }
  return { schemas, body, row, ofScreen };
};

const fieldsIn = (schema: Schema | undefined): string =>
  JSON.stringify(schema && { properties: schema['properties'], required: schema['required'] });

const sameFields = (one: Schema | undefined, other: Schema): boolean =>
  fieldsIn(one) === fieldsIn(other);

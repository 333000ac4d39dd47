import { basename } from 'node:path';
import type { PropertySchema, RecordSchema } from '#contract/calls/recordSchemas.ts';
import { isRemote } from '#contract/model/schema/remoteFile.ts';
import { readRecordSchema, type SchemaFiles } from '#contract/model/schema/readRecordSchema.ts';
import { readSchemas } from '#backend/screens/readSchemas.ts';

const folder = 'form-schemas';

/** Where they are written; `contract/calls/recordTypes.ts` hands them on. */
export const recordTypesFile = '.cache/types/records.ts';

/** Kept by the server of every record that has them, no matter who reads it. */
const alwaysThere = new Set(['id', 'version', 'updatedAt', 'createdAt']);

const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const plainTypes: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

const objectType = (
  { properties = {}, required = [] }: PropertySchema,
  isThere: (name: string, property: PropertySchema) => boolean = name => required.includes(name),
): string =>
  `{ ${Object.entries(properties)
    .map(([name, inner]) => `${keyOf(name)}${isThere(name, inner) ? '' : '?'}: ${typeOf(inner)};`)
    .join(' ')} }`;

/** A property as TypeScript; `withoutNull` for answers, in which a field without a value is absent. */
const typeOf = (property: PropertySchema, withoutNull = false): string => {
  const { type, items } = property;
  const values = property.enum?.filter(value => !withoutNull || value !== null);
  if (values) return values.map(value => JSON.stringify(value)).join(' | ');
  const types = (type === undefined ? [] : typeof type === 'string' ? [type] : [...type]).filter(
    one => !withoutNull || one !== 'null',
  );
  if (types.length === 0) return 'unknown';
  return types
    .map(one => {
      if (one === 'array') return `(${items ? typeOf(items) : 'unknown'})[]`;
      if (one === 'object')
        return property.properties ? objectType(property) : 'Record<string, unknown>';
      return plainTypes[one] ?? 'unknown';
    })
    .join(' | ');
};

const interfacesOf = (file: string, files: SchemaFiles): string => {
  // References are in their place and every field is there, as form and calls read them.
  const schema = readRecordSchema(file, files) as RecordSchema;
  const name = pascal(basename(file, '.schema.json'));
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties);
  const answered = entries.map(([key, property]) => {
    const isThere = required.has(key) || alwaysThere.has(key) || property.default !== undefined;
    return `${keyOf(key)}${isThere ? '' : '?'}: ${typeOf(property, true)};`;
  });
  const written = entries
    .filter(([, property]) => !property.readOnly)
    .map(([key, property]) => `${keyOf(key)}${required.has(key) ? '' : '?'}: ${typeOf(property)};`);
  return [
    `/** A record of \`${folder}/${file}\` as its calls answer it. */`,
    `export interface ${name} { ${answered.join('\n')} }`,
    `/** What people write of it; null clears a field. */`,
    `export interface ${name}Fields { ${written.join('\n')} }`,
  ].join('\n');
};

/** The types of all record schemas, as a module. */
export const recordTypes = (from = folder): string => {
  const files = readSchemas(from);
  return Object.keys(files)
    .filter(name => !isRemote(name))
    .sort()
    .map(name => interfacesOf(name, files))
    .join('\n\n')
    .concat('\n');
};

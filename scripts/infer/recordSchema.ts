import { knownFormats } from '#contract/model/schema/keywords.ts';
import { storeNames } from '#contract/model/storeNames.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import type { ApiDocument } from './apiDocument.ts';
import { followed, type RecordCalls } from './recordCalls.ts';

/** Of OpenAPI, and no business of a record. */
const ofOpenApi = new Set(['xml', 'externalDocs', 'discriminator', 'example', 'writeOnly']);

const nameIn = (reference: string): string => reference.split('/').at(-1) ?? '';

/** A value that may be null, where a document says so by two alternatives. */
const withNull = (schema: Members): Members => {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const isNull = (one: unknown) => isMembers(one) && one['type'] === 'null';
  const other = (anyOf as readonly unknown[]).find(one => !isNull(one));
  if (!anyOf.some(isNull) || !isMembers(other) || '$ref' in other) return schema;
  const { type, enum: values } = other;
  return {
    ...rest,
    ...other,
    ...(typeof type === 'string' && { type: [type, 'null'] }),
    ...(Array.isArray(values) && { enum: [...(values as unknown[]), null] }),
  };
};

/** A part of a document as JSON Schema by itself. @param onName told each schema it refers to by name */
const asSchema = (value: unknown, onName: (reference: string) => void, isMap = false): unknown => {
  if (Array.isArray(value)) return value.map(one => asSchema(one, onName));
  if (!isMembers(value)) return value;
  const whole = isMap ? value : withNull(value);
  return Object.fromEntries(
    Object.entries(whole).flatMap(([key, inner]): readonly (readonly [string, unknown])[] => {
      if (isMap) return [[key, asSchema(inner, onName)]];
      if (key === '$ref' && typeof inner === 'string' && inner.startsWith('#/')) {
        onName(inner);
        return [[key, `#/$defs/${nameIn(inner)}`]];
      }
      if (key === 'example') return [['examples', [inner]]];
      if (ofOpenApi.has(key) || key.startsWith('x-') || key.startsWith('~')) return [];
      if (key === 'format' && !knownFormats.includes(String(inner))) return [];
      if (['default', 'enum', 'const', 'examples'].includes(key)) return [[key, inner]];
      return [
        [key, asSchema(inner, onName, ['properties', 'patternProperties', '$defs'].includes(key))],
      ];
    }),
  );
};

/** An object with the properties of all that it is made of. */
const flat = (document: ApiDocument, schema: unknown): Members => {
  const found = followed(document, schema);
  if (!isMembers(found)) return {};
  const { allOf, ...own } = found;
  if (!Array.isArray(allOf)) return found;
  const parts = [...(allOf as readonly unknown[]).map(part => flat(document, part)), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(one => one['properties'] ?? {})) as Members,
    required: parts.flatMap(one =>
      Array.isArray(one['required']) ? (one['required'] as string[]) : [],
    ),
  };
};

const propertiesOf = (schema: Members): Members =>
  isMembers(schema['properties']) ? schema['properties'] : {};

const requiredOf = (schema: Members): readonly string[] =>
  Array.isArray(schema['required']) ? (schema['required'] as readonly string[]) : [];

/** What is known twice: the answer says what a value is, the body what may be entered. */
const joined = (answered: unknown, sent: unknown): unknown => {
  if (!isMembers(answered) || !isMembers(sent)) return sent ?? answered;
  if ('$ref' in answered || '$ref' in sent) return sent;
  const { anyOf, ...rest } = withNull(answered);
  return {
    ...rest,
    ...(anyOf !== undefined && sent['type'] === undefined && { anyOf }),
    ...withNull(sent),
  };
};

/** Kept by the server, whatever a body says. */
const kept = new Set(storeNames);

/**
 * The JSON Schema of the records that a document knows: what its rows have, what may be entered as the bodies say it, and
 * read-only what nobody sends. The schemas it names are under `$defs`.
 */
export const recordSchema = (document: ApiDocument, calls: RecordCalls, title: string): Members => {
  const row = flat(document, calls.record);
  const bodies = [calls.update, calls.create].flatMap(call =>
    call?.body ? [flat(document, call.body)] : [],
  );
  const created = calls.create?.body ? flat(document, calls.create.body) : row;
  const sent: Members = Object.assign({}, ...bodies.map(propertiesOf)) as Members;
  const answered = propertiesOf(row);
  const isOpen = bodies.length === 0;
  const names = [...new Set([...Object.keys(answered), ...Object.keys(sent)])];
  const properties = Object.fromEntries(
    names.map(name => {
      const whole = joined(answered[name], sent[name]);
      const isReadOnly = kept.has(name) || (!isOpen && !(name in sent));
      return [name, isReadOnly && isMembers(whole) ? { ...whole, readOnly: true } : whole];
    }),
  );
  const named = new Map<string, unknown>();
  const waiting: string[] = [];
  const onName = (reference: string) => {
    if (named.has(nameIn(reference))) return;
    named.set(nameIn(reference), undefined);
    waiting.push(reference);
  };
  const record = asSchema({ properties }, onName) as Members;
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop())
    named.set(nameIn(reference), asSchema(document.at(reference), onName));
  const description = row['description'];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: typeof row['title'] === 'string' ? row['title'] : title,
    ...(typeof description === 'string' && { description }),
    type: 'object',
    required: [...new Set(requiredOf(created))].filter(
      name => name in properties && !kept.has(name),
    ),
    ...record,
    ...(named.size > 0 && {
      $defs: Object.fromEntries([...named].sort(([one], [other]) => (one < other ? -1 : 1))),
    }),
  };
};

import { nearest } from '#contract/domain/nearest.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import type { ApiDocument, Operation } from './apiDocument.ts';
import { InferRefused } from './InferRefused.ts';

/** What a document knows of the records of one kind. */
export interface RecordCalls {
  /** `price-lists` */
  readonly name: string;
  readonly list: Operation;
  readonly get: Operation | null;
  readonly create: Operation | null;
  readonly update: Operation | null;
  readonly remove: Operation | null;
  /** One row of the list. */
  readonly record: Members;
}

/** What a schema is, its references followed. */
export const followed = ({ at }: ApiDocument, schema: unknown, depth = 0): unknown =>
  isMembers(schema) && typeof schema['$ref'] === 'string' && depth < 20
    ? followed({ at, operations: [] }, at(schema['$ref']), depth + 1)
    : schema;

/** The rows that an answer tells: it is a list, or an object with one list of objects. Null: it is no list. */
export const rowOf = (document: ApiDocument, answer: Members | null): unknown => {
  const schema = followed(document, answer);
  if (!isMembers(schema)) return null;
  if (schema['type'] === 'array') return schema['items'] ?? {};
  const lists = Object.values(isMembers(schema['properties']) ? schema['properties'] : {})
    .map(one => followed(document, one))
    .filter((one): one is Members => isMembers(one) && one['type'] === 'array');
  const rows = lists.filter(({ items }) => {
    const row = followed(document, items);
    return isMembers(row) && (isMembers(row['properties']) || Array.isArray(row['allOf']));
  });
  const [only] = rows.length > 0 ? rows : lists;
  return rows.length > 1 || (rows.length === 0 && lists.length > 1)
    ? null
    : (only?.['items'] ?? null);
};

const isRecord = (document: ApiDocument, row: unknown): row is Members => {
  const schema = followed(document, row);
  if (!isMembers(schema)) return false;
  const { properties, allOf } = schema;
  return (
    (isMembers(properties) && Object.keys(properties).length > 0) ||
    (Array.isArray(allOf) && allOf.some(part => isRecord(document, part)))
  );
};

const kebab = (words: string): string =>
  words
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

/** The part of an id before its verb: `caps` of `caps.list`. */
const areaOf = ({ id }: Operation): string => /^[^.]+(?=\.[^.]+$)/.exec(id)?.[0] ?? '';

const nameOf = (list: Operation): string => {
  const last = list.path
    .split('?')[0]
    ?.split('/')
    .filter(part => part !== '' && !part.startsWith('{'))
    .at(-1);
  return kebab(areaOf(list) || last || list.id).replace(/^(?=\d)/, 'n');
};

const bare = (path: string): string => path.replace(/\?.*$/, '').replace(/\/$/, '');

/** Whether an operation is at the address of one record of the list. */
const isOfOne = (list: Operation, { path }: Operation): boolean =>
  bare(path).startsWith(`${bare(list.path)}/{`) &&
  /^[^/]*$/.test(bare(path).slice(bare(list.path).length + 1));

const verbs = {
  get: { names: ['get'], methods: ['GET'], isOfOne: true },
  create: { names: ['create', 'add'], methods: ['POST'], isOfOne: false },
  update: { names: ['update', 'edit'], methods: ['PUT', 'PATCH'], isOfOne: true },
  remove: { names: ['remove', 'delete'], methods: ['DELETE'], isOfOne: true },
} as const;

/** By its name where calls have names of the kind `caps.create`, else by its address. */
const companion = (
  document: ApiDocument,
  list: Operation,
  verb: keyof typeof verbs,
): Operation | null => {
  const { names, methods, isOfOne: ofOne } = verbs[verb];
  const area = areaOf(list);
  const fits = (one: Operation): boolean =>
    area === ''
      ? (methods as readonly string[]).includes(one.method) &&
        (ofOne ? isOfOne(list, one) : bare(one.path) === bare(list.path))
      : areaOf(one) === area &&
        (names as readonly string[]).includes(one.id.slice(area.length + 1));
  return document.operations.find(fits) ?? null;
};

const toldOf = ({ id, method, path }: Operation): string => id || `${method} ${path}`;

/**
 * What a document knows of the records that an operation lists.
 * @throws InferRefused
 */
export const recordCalls = (document: ApiDocument, list: Operation): RecordCalls => {
  const row = rowOf(document, list.answer);
  const lists = listsOf(document).map(toldOf);
  if (row === null) {
    const area = areaOf(list);
    const near = lists.find(name => name.startsWith(`${area}.`)) ?? nearest(toldOf(list), lists);
    throw new InferRefused(
      `${toldOf(list)} lists no records: name the call that lists them${near ? `, such as ${near}` : ''}`,
    );
  }
  if (bare(list.path).includes('{'))
    throw new InferRefused(
      `${toldOf(list)} lists what belongs to one other record (${list.path}), and the list of a screen has nothing to fill that in with: name a call without such a part, or show it in a panel (docs/how-to/go-beyond-a-screen-file.md)`,
    );
  if (!isRecord(document, row))
    throw new InferRefused(
      `${toldOf(list)} does not say what a record has: describe the properties of its rows, then infer again`,
    );
  return {
    name: nameOf(list),
    list,
    record: row,
    get: companion(document, list, 'get'),
    create: companion(document, list, 'create'),
    update: companion(document, list, 'update'),
    remove: companion(document, list, 'remove'),
  };
};

/** The operations that list records, as far as their answers say so. */
export const listsOf = (document: ApiDocument): readonly Operation[] =>
  document.operations.filter(
    one =>
      one.method === 'GET' &&
      !bare(one.path).includes('{') &&
      isRecord(document, rowOf(document, one.answer)),
  );

/**
 * The operation of a name: its id, its method and path, or the name that its screen would have.
 * @throws InferRefused
 */
export const operationNamed = (document: ApiDocument, name: string): Operation => {
  const { operations } = document;
  const lists = listsOf(document);
  const found =
    operations.find(one => one.id === name || `${one.method} ${one.path}` === name) ??
    lists.find(one => nameOf(one) === name || one.path === name || `${name}.list` === one.id);
  if (found) return found;
  const known = [...operations.map(toldOf), ...lists.map(nameOf)];
  const near = nearest(name, known);
  throw new InferRefused(
    `There is no call "${name}"${near === null ? '' : `: did you mean "${near}"?`} Name a call that lists records (/docs on a running console has them all), or the file of an OpenAPI document`,
  );
};

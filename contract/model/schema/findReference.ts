import { pointer } from '../files/jsonPositions.ts';
import { nearest } from '../../domain/nearest.ts';
import { eachPart, isMembers } from './eachPart.ts';
import { isRemote, remoteFile, webAddress } from './remoteFile.ts';

/** The parsed files of `form-schemas` by name; those that were fetched as `remote/<host>/<path>`. */
export type SchemaFiles = Readonly<Record<string, unknown>>;

/** A schema and where it stands. */
export interface Place {
  readonly file: string;
  /** JSON pointer in the file. */
  readonly at: string;
  readonly schema: unknown;
  /** The whole address of its file, where it was fetched. */
  readonly address?: string | undefined;
}

type Found = Place | { readonly fault: string };

const unescape = (step: string): string => {
  try {
    return decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~');
  } catch {
    return step;
  }
};

/** What a JSON pointer names below a place. */
const follow = (start: Place, steps: readonly string[]): Found => {
  let place = start;
  for (const step of steps) {
    const { schema } = place;
    const isThere = typeof schema === 'object' && schema !== null && Object.hasOwn(schema, step);
    if (!isThere) {
      const names = Object.keys(Array.isArray(schema) || isMembers(schema) ? schema : {});
      const near = nearest(step, names);
      return {
        fault: `There is no "${step}" at ${place.file}#${place.at}${near === null ? '' : ` (did you mean "${near}"?)`}`,
      };
    }
    place = {
      ...place,
      at: place.at + pointer(step),
      schema: (schema as Record<string, unknown>)[step],
    };
  }
  return place;
};

const idOf = (schema: unknown): unknown =>
  isMembers(schema) ? (schema['$id'] ?? schema['id']) : undefined;

/** What a document names by `$id` and by anchors, in the order of the document. */
interface Names {
  readonly ids: ReadonlyMap<string, Place>;
  readonly anchors: ReadonlyMap<string, Place>;
  readonly dynamic: ReadonlyMap<string, Place>;
}

const named = new WeakMap<object, Names>();

const namesIn = (document: Place): Names => {
  if (!isMembers(document.schema))
    return { ids: new Map(), anchors: new Map(), dynamic: new Map() };
  const known = named.get(document.schema);
  if (known) return known;
  const [ids, anchors, dynamic] = [
    new Map<string, Place>(),
    new Map<string, Place>(),
    new Map<string, Place>(),
  ];
  const note = (map: Map<string, Place>, name: unknown, place: Place) => {
    if (typeof name === 'string' && !map.has(name)) map.set(name, place);
  };
  const visit = (place: Place): void => {
    if (!isMembers(place.schema)) return;
    const { $anchor, $dynamicAnchor } = place.schema;
    const id = idOf(place.schema);
    note(ids, id, place);
    note(anchors, $anchor, place);
    note(anchors, $dynamicAnchor, place);
    note(dynamic, $dynamicAnchor, place);
    if (typeof id === 'string' && id.startsWith('#')) note(anchors, id.slice(1), place);
    eachPart(place.schema, (schema, at) => visit({ ...place, at: place.at + at, schema }));
  };
  visit(document);
  const made = { ids, anchors, dynamic };
  named.set(document.schema, made);
  return made;
};

const baseName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The schema of schemas, of any draft: a value that is a schema itself is written as names with values. */
const metaSchema = /^https?:\/\/json-schema\.org\/(?:draft-0\d|draft\/\d{4}-\d\d)\/schema$/;
const anySchema = { type: 'object', additionalProperties: true } as const;

/** Whether an address is that of the schema of schemas. */
export const isMetaSchema = (address: string): boolean => metaSchema.test(address);

const ownDocument = (from: Place, files: SchemaFiles): Place => ({
  file: from.file,
  at: '',
  schema: files[from.file],
  address: from.address,
});

/**
 * The whole address that a reference means, read from what the file it is in says of itself, else from where it was fetched.
 * @returns undefined where it is of the project
 */
export const addressOf = (from: Place, address: string, files: SchemaFiles): string | undefined => {
  const id = idOf(files[from.file]);
  const isName = typeof id === 'string' && !id.startsWith('#');
  return webAddress(address, (isName ? webAddress(id, from.address) : undefined) ?? from.address);
};

/** A schema that comes with the file and has the address as its `$id`. */
const bundledIn = (from: Place, address: string, files: SchemaFiles): Place | undefined => {
  const own = ownDocument(from, files);
  if (idOf(own.schema) === address) return own;
  const { ids } = namesIn(own);
  const whole = addressOf(from, address, files);
  return ids.get(address) ?? (whole === undefined ? undefined : ids.get(whole));
};

/** Whether an address is that of a schema that comes with the file. */
export const isBundled = (from: Place, address: string, files: SchemaFiles): boolean =>
  bundledIn(from, address, files) !== undefined;

/** The document that the part of a reference before `#` names. */
const documentOf = (from: Place, address: string, files: SchemaFiles): Found => {
  const own = ownDocument(from, files);
  if (address === '') return own;
  const bundled = bundledIn(from, address, files);
  if (bundled) return bundled;
  const { ids } = namesIn(own);
  const whole = addressOf(from, address, files);
  if (isMetaSchema(address)) return { file: address, at: '', schema: anySchema };
  const kept = whole === undefined ? undefined : remoteFile(whole);
  if (kept !== undefined && Object.hasOwn(files, kept))
    return { file: kept, at: '', schema: files[kept], address: whole };
  const alike = [...ids].find(([id]) => baseName(id) === baseName(address));
  if (alike) return alike[1];
  const file = baseName(address);
  if (Object.hasOwn(files, file) && !isRemote(from.file))
    return { file, at: '', schema: files[file] };
  if (whole !== undefined)
    return {
      fault: `"${whole}" is not in the project yet, and nothing is fetched from elsewhere while a schema is read: npm run screens -- fetch ${from.file} writes it beside the others`,
    };
  const near = nearest(
    file,
    Object.keys(files).filter(name => !isRemote(name)),
  );
  return {
    fault: `There is no schema "${address}" in form-schemas, and nothing is fetched from elsewhere${near === null ? '' : ` (did you mean "${near}"?)`}`,
  };
};

/** The schema with an `$id` of its own that a place is in, where it is in one that is bundled. */
const bundleAround = (from: Place, files: SchemaFiles): Place | undefined =>
  [...namesIn(ownDocument(from, files)).ids]
    .filter(([id, { at }]) => !id.startsWith('#') && at !== '' && from.at.startsWith(`${at}/`))
    .map(([, place]) => place)
    .toSorted((one, other) => other.at.length - one.at.length)[0];

/** What `$ref` means at a place: a part of the same file, of another of `form-schemas`, or of a schema bundled with it. */
export const findReference = (from: Place, ref: string, files: SchemaFiles): Found => {
  const [address = '', fragment = ''] = ref.split('#', 2);
  const document = documentOf(from, address, files);
  if ('fault' in document) return document;
  const around = address === '' ? bundleAround(from, files) : undefined;
  if (fragment === '') return around ?? document;
  if (fragment.startsWith('/')) {
    const steps = fragment.slice(1).split('/').map(unescape);
    const found = around && follow(around, steps);
    return found && !('fault' in found) ? found : follow(document, steps);
  }
  return (
    (around && namesIn(around).anchors.get(unescape(fragment))) ??
    namesIn(document).anchors.get(unescape(fragment)) ?? {
      fault: `There is no "$anchor" called "${fragment}"`,
    }
  );
};

/**
 * What `$dynamicRef`, or `$recursiveRef` of 2019-09, means: the part of that name in the outermost schema that has one, which
 * is the file that is read; else what `$ref` would mean.
 * @param main the file that is read
 */
export const findDynamic = (from: Place, ref: string, files: SchemaFiles, main: string): Found => {
  const found = findReference(from, ref, files);
  if ('fault' in found || !isMembers(found.schema)) return found;
  const whole = { file: main, at: '', schema: files[main] };
  if (found.schema['$recursiveAnchor'] === true)
    return isMembers(whole.schema) && whole.schema['$recursiveAnchor'] === true ? whole : found;
  const name = found.schema['$dynamicAnchor'];
  return (typeof name === 'string' ? namesIn(whole).dynamic.get(name) : undefined) ?? found;
};

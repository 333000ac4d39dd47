import { pointer } from '../files/jsonPositions.ts';
import { nearest } from '../../domain/nearest.ts';
import { eachPart, isMembers } from './eachPart.ts';

/** The parsed files of `form-schemas` by name. */
export type SchemaFiles = Readonly<Record<string, unknown>>;

/** A schema and where it stands. */
export interface Place {
  readonly file: string;
  /** JSON pointer in the file. */
  readonly at: string;
  readonly schema: unknown;
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
    const names = Array.isArray(schema)
      ? Object.keys(schema)
      : Object.keys(isMembers(schema) ? schema : {});
    if (!names.includes(step)) {
      const near = nearest(step, names);
      return {
        fault: `There is no "${step}" at ${place.file}#${place.at}${near === null ? '' : ` (did you mean "${near}"?)`}`,
      };
    }
    place = {
      file: place.file,
      at: place.at + pointer(step),
      schema: (schema as Record<string, unknown>)[step],
    };
  }
  return place;
};

/** The first schema below a place that a test holds for. */
const search = (place: Place, isMeant: (schema: object) => boolean): Place | undefined => {
  if (!isMembers(place.schema)) return undefined;
  if (isMeant(place.schema)) return place;
  let found: Place | undefined;
  eachPart(place.schema, (schema, at) => {
    found ??= search({ file: place.file, at: place.at + at, schema }, isMeant);
  });
  return found;
};

const idOf = (schema: unknown): unknown =>
  isMembers(schema) ? (schema['$id'] ?? schema['id']) : undefined;

const baseName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** The schema of schemas, of any draft: a value that is a schema itself is written as names with values. */
const metaSchema = /^https?:\/\/json-schema\.org\/(?:draft-0\d|draft\/\d{4}-\d\d)\/schema$/;
const anySchema = { type: 'object', additionalProperties: true } as const;

/** The document that the part of a reference before `#` names. */
const documentOf = (from: Place, address: string, files: SchemaFiles): Found => {
  const own = { file: from.file, at: '', schema: files[from.file] };
  if (address === '' || idOf(own.schema) === address) return own;
  const bundled = search(own, schema => {
    const id = idOf(schema);
    return typeof id === 'string' && (id === address || baseName(id) === baseName(address));
  });
  if (bundled) return bundled;
  if (metaSchema.test(address)) return { file: address, at: '', schema: anySchema };
  const file = baseName(address);
  if (Object.hasOwn(files, file)) return { file, at: '', schema: files[file] };
  const near = nearest(file, Object.keys(files));
  return {
    fault: `There is no schema "${address}" in form-schemas, and nothing is fetched from elsewhere${near === null ? '' : ` (did you mean "${near}"?)`}`,
  };
};

/** What `$ref` means at a place: a part of the same file, of another of `form-schemas`, or of a schema bundled with it. */
export const findReference = (from: Place, ref: string, files: SchemaFiles): Found => {
  const [address = '', fragment = ''] = ref.split('#', 2);
  const document = documentOf(from, address, files);
  if ('fault' in document || fragment === '') return document;
  if (fragment.startsWith('/')) return follow(document, fragment.slice(1).split('/').map(unescape));
  return (
    search(document, schema => '$anchor' in schema && schema.$anchor === fragment) ??
    search(document, schema => '$id' in schema && schema.$id === `#${fragment}`) ?? {
      fault: `There is no "$anchor" called "${fragment}"`,
    }
  );
};

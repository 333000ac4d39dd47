import type { RecordId } from '../kinds/reference.ts';
import type { RecordScreen } from '../model/types.ts';

/** A record with the `id` that the page and the server know it by, whatever its screen calls the key. */
export type IdentifiedRecord = Readonly<Record<string, unknown>> & { readonly id: RecordId };

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** One row of an answer with its `id`; undefined when it is not a record or has no id. */
export const recordOf = (screen: RecordScreen, row: unknown): IdentifiedRecord | undefined => {
  if (!isObject(row)) return undefined;
  const id = row[screen.data.key];
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return screen.data.key === 'id' ? (row as IdentifiedRecord) : { ...row, id };
};

const hasNumericIds = (screen: RecordScreen): boolean => {
  const type = screen.schema.properties?.[screen.data.key]?.type;
  return type === 'integer' || type === 'number';
};

/** An id as the record schema has it: addresses of the console only carry text. */
export const typedId = (screen: RecordScreen, id: RecordId): RecordId =>
  hasNumericIds(screen) && /^-?\d{1,15}$/.test(String(id)) ? Number(id) : id;

/** Whether a record of the screen could have this id: words at the address of records with numbers name none. */
export const isIdOf = (screen: RecordScreen, id: RecordId): boolean =>
  !hasNumericIds(screen) || typeof typedId(screen, id) === 'number';

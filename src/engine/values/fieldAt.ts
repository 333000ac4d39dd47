import { titleOf } from '#contract/model/complete/completeField.ts';
import type { Field, LayoutItem, RecordScreen } from '#contract/model/types.ts';

type Fields = Pick<RecordScreen, 'fields'>;

/** A field of the form, with the list it is in when it belongs to an item. */
export interface PlacedField {
  readonly field: Field;
  readonly list?: { readonly field: Field; readonly index: number };
}

const indexed = /^(.+?)\.(\d+)(?:\.(.+))?$/;

/** A part of a value that has a form of its own: it is told of by its own name, in the field that holds it. */
const partOf = (fields: Fields['fields'], path: string): PlacedField | undefined => {
  const holder = Object.values(fields).find(
    field => field.kind === 'shape' && path.startsWith(`${field.path}.`),
  );
  if (!holder) return undefined;
  const names = path
    .slice(holder.path.length + 1)
    .split('.')
    .filter(name => !/^\d+$/.test(name));
  const { en } = titleOf(names.at(-1) ?? holder.path, {});
  const head = (text: string) => (names.length === 0 ? text : `${text}, ${en}`);
  const label = { en: head(holder.label.en), hi: head(holder.label.hi) };
  return { field: { ...holder, label, schema: {} } };
};

/** The field at a path such as `name`, `address.city` or `parameters.0.name`; undefined when the screen has none. */
export const fieldAt = ({ fields }: Fields, path: string): PlacedField | undefined => {
  const own = fields[path];
  if (own) return { field: own };
  const [, listPath = '', index = '', inner] = indexed.exec(path) ?? [];
  const list = fields[listPath];
  if (!list) return partOf(fields, path);
  // A list that is entered by hand, as a whole, has no items with fields of their own.
  if (list.kind !== 'children') return { field: list };
  const within = Object.fromEntries(list.children.map(child => [child.path, child]));
  const field = inner === undefined ? list : (within[inner] ?? partOf(within, inner)?.field);
  return field && { field, list: { field: list, index: Number(index) } };
};

/** Every field that a layout names, in its order. */
export const pathsIn = (layout: readonly LayoutItem[]): readonly string[] =>
  layout.flatMap(item => {
    if (item.type === 'note') return [];
    return item.type === 'field' ? [item.field] : pathsIn(item.of);
  });

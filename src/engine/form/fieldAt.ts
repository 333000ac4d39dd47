import type { Field, LayoutItem, RecordScreen } from '#contract/model/types.ts';

type Fields = Pick<RecordScreen, 'fields'>;

/** A field of the form, with the list it is in when it belongs to an item. */
export interface PlacedField {
  readonly field: Field;
  readonly list?: { readonly field: Field; readonly index: number };
}

const indexed = /^(.+?)\.(\d+)(?:\.(.+))?$/;

/** The field at a path such as `name`, `address.city` or `parameters.0.name`; undefined when the screen has none. */
export const fieldAt = ({ fields }: Fields, path: string): PlacedField | undefined => {
  const own = fields[path];
  if (own) return { field: own };
  const [, listPath = '', index = '', inner] = indexed.exec(path) ?? [];
  const list = fields[listPath];
  if (!list) return undefined;
  // A list that is entered by hand, as a whole, has no items with fields of their own.
  if (list.kind !== 'children') return { field: list };
  const field = inner === undefined ? list : list.children.find(child => child.path === inner);
  return field && { field, list: { field: list, index: Number(index) } };
};

/** Every field that a layout names, in its order. */
export const pathsIn = (layout: readonly LayoutItem[]): readonly string[] =>
  layout.flatMap(item => {
    if (item.type === 'note') return [];
    return item.type === 'field' ? [item.field] : pathsIn(item.of);
  });

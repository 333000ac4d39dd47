import { storeNames } from '#contract/model/storeNames.ts';
import type { JsonSchema } from '#contract/model/types.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';

/** A screen as its two files would have it. */
export interface ScreenDraft {
  readonly file: Members;
  readonly schema: Members | null;
}

/** The draft in the values of its form. */
export const draftIn = (values: Members): ScreenDraft => {
  const screen = isMembers(values['screen']) ? values['screen'] : {};
  const [file, schema] = [screen['file'], screen['schema']];
  return { file: isMembers(file) ? file : {}, schema: isMembers(schema) ? schema : null };
};

/** Whether the values hold a screen: while its text is typed, it may be none. */
export const isReadable = (values: Members): boolean =>
  isMembers(values['screen']) && isMembers(values['screen']['file']);

/** A field of the draft: what its schema says, and what the screen file adds. */
export interface DraftField {
  readonly name: string;
  readonly property: JsonSchema;
  readonly keys: Members;
  readonly isRequired: boolean;
  /** Of the store, which keeps it by itself. */
  readonly isKept: boolean;
}

const membersIn = (content: Members | null, key: string): Members => {
  const value = content?.[key];
  return isMembers(value) ? value : {};
};

const listIn = (content: Members | null, key: string): readonly unknown[] => {
  const value = content?.[key];
  return Array.isArray(value) ? value : [];
};

/** The fields of a record, in the order of its schema. */
export const fieldsOf = ({ file, schema }: ScreenDraft): readonly DraftField[] => {
  const keys = membersIn(file, 'fields');
  const required = listIn(schema, 'required');
  return Object.entries(membersIn(schema, 'properties')).map(([name, property]) => ({
    name,
    // What is no schema is told as a fault.
    property: isMembers(property) ? (property as JsonSchema) : {},
    keys: isMembers(keys[name]) ? keys[name] : {},
    isRequired: required.includes(name),
    isKept: storeNames.includes(name),
  }));
};

/** An object with a key set; undefined takes it away. */
export const withKey = (content: Members, key: string, value: unknown): Members => {
  const { [key]: _was, ...rest } = content;
  if (value === undefined) return rest;
  // A key that is there keeps its place.
  return Object.hasOwn(content, key) ? { ...content, [key]: value } : { ...rest, [key]: value };
};

const filled = (value: Members | readonly unknown[]): unknown =>
  Object.keys(value).length === 0 ? undefined : value;

/** The draft with a key of its file set; undefined takes it away. */
export const withFileKey = (draft: ScreenDraft, key: string, value: unknown): ScreenDraft => ({
  ...draft,
  file: withKey(draft.file, key, value),
});

/** The draft with what its schema says of a field. */
export const withProperty = (
  draft: ScreenDraft,
  name: string,
  property: JsonSchema,
): ScreenDraft => ({
  ...draft,
  schema: {
    ...draft.schema,
    properties: { ...membersIn(draft.schema, 'properties'), [name]: property },
  },
});

/** The draft with what its file says of a field; nothing of it takes the entry away. */
export const withFieldKeys = (draft: ScreenDraft, name: string, keys: Members): ScreenDraft =>
  withFileKey(
    draft,
    'fields',
    filled(withKey(membersIn(draft.file, 'fields'), name, filled(keys))),
  );

/** The draft with a field that has to be filled in, or need not be. */
export const withRequired = (
  draft: ScreenDraft,
  name: string,
  isRequired: boolean,
): ScreenDraft => {
  const others = listIn(draft.schema, 'required').filter(one => one !== name);
  return {
    ...draft,
    schema: { ...draft.schema, required: isRequired ? [...others, name] : others },
  };
};

/** Whether a place in a layout or a list names a field. */
const names = (item: unknown, name: string): boolean =>
  item === name || (isMembers(item) && item['field'] === name);

/** A list of a layout or of columns without a field, at any depth; groups that lose their last field go with it. */
const withoutName = (items: readonly unknown[], name: string): readonly unknown[] =>
  items.flatMap(item => {
    if (names(item, name)) return [];
    if (Array.isArray(item)) {
      const left = withoutName(item, name);
      return left.length > 0 ? [left] : [];
    }
    if (!isMembers(item) || !Array.isArray(item['of'])) return [item];
    const left = withoutName(item['of'], name);
    return left.length > 0 ? [{ ...item, of: left }] : [];
  });

const columnsOf = ({ file }: ScreenDraft): readonly unknown[] | undefined => {
  const { list } = file;
  if (Array.isArray(list)) return list;
  const columns = isMembers(list) ? list['columns'] : undefined;
  return Array.isArray(columns) ? columns : undefined;
};

const withColumns = (draft: ScreenDraft, columns: readonly unknown[]): ScreenDraft => {
  const { list } = draft.file;
  return withFileKey(draft, 'list', isMembers(list) ? { ...list, columns } : columns);
};

/** Whether the list has a column of it; undefined where the file does not say, so that the schema decides. */
export const isColumn = (draft: ScreenDraft, name: string): boolean | undefined =>
  columnsOf(draft)?.some(column => names(column, name));

/** The draft with a column of a field, or without; as it is where its file does not say which there are. */
export const withColumn = (draft: ScreenDraft, name: string, isThere: boolean): ScreenDraft => {
  const columns = columnsOf(draft);
  if (!columns) return draft;
  const others = columns.filter(column => !names(column, name));
  return withColumns(draft, isThere ? [...others, name] : others);
};

const formOf = (draft: ScreenDraft): readonly unknown[] => {
  const { form } = draft.file;
  if (Array.isArray(form)) return form;
  return fieldsOf(draft)
    .filter(({ isKept, property }) => !isKept && property.readOnly !== true)
    .map(({ name }) => name);
};

const namesIn = (items: readonly unknown[]): readonly string[] =>
  items.flatMap(item => {
    if (typeof item === 'string') return [item];
    if (Array.isArray(item)) return namesIn(item);
    return isMembers(item) && Array.isArray(item['of']) ? namesIn(item['of']) : [];
  });

/** Fields in the order of the form; those that it does not have come after them. */
export const inFormOrder = (draft: ScreenDraft): readonly DraftField[] => {
  const order = namesIn(formOf(draft));
  const place = ({ name }: DraftField) => {
    const at = order.indexOf(name);
    return at === -1 ? order.length : at;
  };
  return fieldsOf(draft).toSorted((one, other) => place(one) - place(other));
};

const swapped = (items: readonly unknown[], at: number, by: 1 | -1): readonly unknown[] => {
  const next = [...items];
  [next[at], next[at + by]] = [next[at + by], next[at]];
  return next;
};

/** A layout with a field one place up or down among those that it stands with; as it is at either end. */
const movedIn = (items: readonly unknown[], name: string, by: 1 | -1): readonly unknown[] => {
  const at = items.findIndex(item => names(item, name));
  if (at !== -1) return at + by < 0 || at + by >= items.length ? items : swapped(items, at, by);
  return items.map(item => {
    if (Array.isArray(item)) return movedIn(item, name, by);
    return isMembers(item) && Array.isArray(item['of'])
      ? { ...item, of: movedIn(item['of'], name, by) }
      : item;
  });
};

/** The draft with a field one place up (-1) or down (1) in its form. */
export const withMoved = (draft: ScreenDraft, name: string, by: 1 | -1): ScreenDraft =>
  withFileKey(draft, 'form', movedIn(formOf(draft), name, by));

/** Whether there is a place to move to among those that a field stands with. */
export const canMove = (draft: ScreenDraft, name: string, by: 1 | -1): boolean =>
  JSON.stringify(movedIn(formOf(draft), name, by)) !== JSON.stringify(formOf(draft));

/** The draft with a field more, at the end of its form and, unless it is long, of its list. */
export const withField = (
  draft: ScreenDraft,
  { name, property, keys, isRequired }: Omit<DraftField, 'isKept'>,
  hasColumn: boolean,
): ScreenDraft => {
  const { form } = draft.file;
  const columns = columnsOf(draft);
  const added = withRequired(
    withFieldKeys(withProperty(draft, name, property), name, keys),
    name,
    isRequired,
  );
  const inForm = Array.isArray(form) ? withFileKey(added, 'form', [...form, name]) : added;
  return columns && hasColumn ? withColumns(inForm, [...columns, name]) : inForm;
};

const lists = ['columns', 'hidden', 'filters', 'search'] as const;

/** The draft without a field: in its schema, its form, its list and what its page shows. What else names it is told as a fault. */
export const withoutField = (draft: ScreenDraft, name: string): ScreenDraft => {
  const properties = withKey(membersIn(draft.schema, 'properties'), name, undefined);
  const gone = withFieldKeys(
    withRequired({ ...draft, schema: { ...draft.schema, properties } }, name, false),
    name,
    {},
  );
  const bare = (['form', 'show'] as const).reduce((all, key) => {
    const layout = all.file[key];
    return Array.isArray(layout) ? withFileKey(all, key, filled(withoutName(layout, name))) : all;
  }, gone);
  const { list } = bare.file;
  if (Array.isArray(list)) return withFileKey(bare, 'list', filled(withoutName(list, name)));
  if (!isMembers(list)) return bare;
  const left = lists.reduce(
    (all, key) =>
      Array.isArray(all[key]) ? withKey(all, key, filled(withoutName(all[key], name))) : all,
    list,
  );
  return withFileKey(bare, 'list', filled(left));
};

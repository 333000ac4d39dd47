import type { JsonSchema } from '../jsonSchema.ts';
import type { Field, LayoutItem, RecordScreen, Screen } from '../types.ts';
import { isMembers, type Members } from '../written/SharedFiles.ts';
import { canonicalJson } from '../../domain/canonicalJson.ts';

type Tree = Members;

/** Said by the field itself: its name, kind, options, entries, and whether it may be written. */
const saidByField = new Set(
  `title description default readOnly enum enumNames oneOf properties items required cases alternatives
  isShape`.split(/\s+/),
);

const without = (schema: JsonSchema, names: ReadonlySet<string>): Tree =>
  Object.fromEntries(Object.entries(schema).filter(([name]) => !names.has(name)));

const schemaOf = ({ schema, kind, options, children }: Field): Tree => {
  const inner = {
    ...(children.length === 0 && options.length === 0 && { items: schema.items }),
    ...(kind === 'shape' && { properties: schema.properties, required: schema.required }),
    ...(options.length === 0 && { oneOf: schema.oneOf, enum: schema.enum }),
  };
  const rest = Object.entries({ ...without(schema, saidByField), ...inner });
  return Object.fromEntries(rest.filter(([, value]) => value !== undefined));
};

const byPath = (fields: readonly Field[]): Tree =>
  Object.fromEntries(fields.map(field => [field.path, comparableField(field)]));

/** What follows from the kind is left out. */
const comparableField = (field: Field): Tree => {
  const { align: _align, operators: _operators, schema: _schema, ...rest } = field;
  return { ...rest, children: byPath(field.children), schema: schemaOf(field) };
};

/** What the schema says of the record as a whole; its properties are the fields, its groups keep their own rules. */
const recordRules = (schema: JsonSchema, fields: RecordScreen['fields'], prefix = ''): Tree => {
  const drop = new Set([
    'properties',
    'items',
    'cases',
    'alternatives',
    ...(prefix ? [] : ['title', '$schema', '$id', 'required']),
  ]);
  const groups = Object.entries(schema.properties ?? {})
    .filter(([name]) => !Object.hasOwn(fields, prefix + name))
    .map(([name, inner]) => [name, recordRules(inner, fields, `${prefix}${name}.`)] as const);
  return { ...without(schema, drop), ...Object.fromEntries(groups) };
};

/** Items of a layout by what they are, with the parts around them: what moved is told apart from what is new. */
const places = (items: readonly LayoutItem[], around = ''): readonly (readonly [string, Tree])[] =>
  items.flatMap((item, at): readonly (readonly [string, Tree])[] => {
    if (item.type === 'field') return [[item.field, { in: around || null }]];
    if (item.type === 'note')
      return [
        [
          `note "${item.note.en}"`,
          { in: around || null, tone: item.tone, visible: item.visible, text: item.note },
        ],
      ];
    const name = item.label ? `${item.type} "${item.label.en}"` : item.type;
    const inside =
      item.type === 'row' && item.label === null
        ? around
        : [around, name].filter(Boolean).join(' › ');
    const isPlain = item.type === 'row' && item.label === null && item.visible === true;
    return [
      ...(isPlain
        ? []
        : [
            [
              item.label ? name : `${name} ${at + 1}${around ? ` of ${around}` : ''}`,
              { in: around || null, text: item.label, visible: item.visible },
            ] as const,
          ]),
      ...places(item.of, inside),
    ];
  });

/** Fields that stand beside each other in the form, in rows. */
const rowsIn = (items: readonly LayoutItem[]): readonly string[] =>
  items.flatMap(item => {
    if (item.type === 'field' || item.type === 'note') return [];
    const own = item.of.flatMap(one => (one.type === 'field' ? [one.field] : []));
    return [...(item.type === 'row' ? [own.join(' + ')] : []), ...rowsIn(item.of)];
  });

/** A field that stands twice has two places. */
const layout = (items: readonly LayoutItem[]): Tree => {
  const found: Record<string, Tree> = {};
  for (const [name, place] of places(items)) {
    let own = name;
    while (Object.hasOwn(found, own)) own += ' again';
    found[own] = place;
  }
  return { parts: found, order: Object.keys(found), rows: rowsIn(items) };
};

const named = <One>(list: readonly One[], nameOf: (one: One) => string): Tree =>
  Object.fromEntries(list.map(one => [nameOf(one), one]));

/** As a file writes it: `-updatedAt`. */
const sortWords = (sort: RecordScreen['list']['sort']): readonly string[] =>
  sort.map(({ field, order }) => (order === 'DESC' ? `-${field}` : field));

const comparableList = ({ columns, views, sort, ...list }: RecordScreen['list']): Tree => ({
  ...list,
  sort: sortWords(sort),
  columns: named(columns, ({ field }) => field),
  columnOrder: columns.map(({ field }) => field),
  views: named(
    views.map(view => ({ ...view, sort: sortWords(view.sort) })),
    ({ name }) => name,
  ),
  viewOrder: views.map(({ name }) => name),
});

const isField = (value: unknown): value is Field =>
  isMembers(value) && 'path' in value && 'operators' in value;

/** A field of the screen that a part repeats is named there, with what the part says of it in another way. */
const naming = (value: unknown, fields: RecordScreen['fields']): unknown => {
  if (Array.isArray(value)) return value.map(one => naming(one, fields));
  if (isField(value)) {
    const own = comparableField(value);
    const known = fields[value.path];
    const others = known ? comparableField(known) : {};
    const differs = Object.entries(own).filter(
      ([key, inner]) => canonicalJson(inner ?? null) !== canonicalJson(others[key] ?? null),
    );
    return differs.length === 0
      ? value.path
      : { field: value.path, ...Object.fromEntries(differs) };
  }
  return isMembers(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, naming(inner, fields)]))
    : value;
};

const comparableRecords = (screen: RecordScreen): Tree => {
  const { schema, fields, rules, list, form, show, actions, triage, ...rest } = screen;
  const record = naming(rest.record, fields) as RecordScreen['record'];
  return {
    ...rest,
    fields: byPath(Object.values(fields)),
    fieldOrder: Object.keys(fields),
    rules: named(rules, ({ name }) => name),
    list: comparableList(list),
    form: layout(form),
    show: layout(show),
    triage: naming(triage, fields),
    record: {
      ...record,
      tabs: named(record.tabs, ({ name }) => name),
      tabOrder: record.tabs.map(({ name }) => name),
    },
    actions: Object.fromEntries(
      Object.entries(actions).map(([name, { ask, ...action }]) => [
        name,
        { ...action, ask: byPath(ask) },
      ]),
    ),
    schema: recordRules(schema, fields),
  };
};

/**
 * A completed screen as it is compared: lists whose entries have a name are by name, what follows from something else is left
 * out, and all of the rest is there. Rights are compared by themselves.
 */
export const comparable = (screen: Screen): Tree => {
  const { access: _access, ...rest } = screen;
  const all = rest.type === 'page' ? rest : comparableRecords(screen as RecordScreen);
  const { access: _again, menu, ...others } = all as Tree & Pick<Screen, 'menu' | 'access'>;
  const isUsual = menu !== null && canonicalJson(menu.label) === canonicalJson(screen.label.other);
  return { ...others, menu: menu && { ...menu, ...(isUsual && { label: null }) } };
};

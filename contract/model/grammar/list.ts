import Type, { type Static } from 'typebox';
import { alsoWith, filled, keys, listOf, mapOf, may, needed } from './keys.ts';
import { condition } from './condition.ts';
import { name, nameForm, names, path, paths } from './names.ts';
import { text } from './text.ts';

export const sort = listOf(
  Type.String({ pattern: '^-?[a-zA-Z_][a-zA-Z0-9_]*(\\.[a-zA-Z_][a-zA-Z0-9_]*)*$' }),
  { $id: 'sort', uniqueItems: true },
);

const tree = keys(
  {
    parent: needed(
      path,
      'Field with the key of the record above; without a value a record stands at the top.',
    ),
    count: needed(path, 'Field with the number of records directly below.'),
  },
  {
    $id: 'tree',
    description:
      'Records below one another. Those at the top are paged; what stands below one is read when it is opened.',
  },
);

/** Records below one another: each names the one above it and tells how many stand directly below. */
export type Tree = Static<typeof tree>;

const todo = keys(
  {
    label: needed(text, 'What waits, as Home says it beside the number.'),
    can: may(
      name,
      'Verb of `access` that the records wait for: whoever may do it sees them on Home. Default: `edit`.',
    ),
  },
  {
    $id: 'todo',
    description:
      'Work that Home shows to those who can do it, with the number of records and the way to them.',
  },
);

/** Records that wait for somebody: Home counts them for whoever can do what they wait for. */
export type TodoFile = Static<typeof todo>;

const view = keys(
  {
    label: filled(text, 'Words on the tab. Default: the name of the view in words.'),
    where: needed(condition, 'Which records it shows.'),
    sort: may(sort, 'Its order. Default: that of the list.'),
    todo: may(todo, 'Its records wait for somebody; Home counts them.'),
    tree: may(
      tree,
      'Its records stand below one another and are opened one below the other; searched and filtered they stand in a plain list.',
    ),
  },
  { $id: 'view', description: 'A named part of the list, a tab above it.' },
);

export type ViewFile = Static<typeof view>;

const column = Type.Union([
  path,
  keys({
    field: needed(path, 'Field of the column.'),
    hidden: may(Type.Boolean(), 'Not shown until the reader chooses it.'),
    width: may(
      Type.Integer({ minimum: 48, maximum: 640 }),
      'First width in pixels. Default: what its kind needs.',
    ),
    edit: may(Type.Boolean(), 'The value can be changed in the list.'),
  }),
]);

const wholeList = keys({
  columns: needed(
    listOf(column, { minItems: 1, uniqueItems: true }),
    'Columns in order; the first one stays in place and opens the record.',
  ),
  filters: may(paths, 'Fields that can be filtered by.'),
  search: may(paths, 'Fields the search box looks in. Default: no search box.'),
  sort: may(sort, 'Order of the list; `-` in front means descending.'),
  opens: may(
    path,
    "Field with the address that a row leads to; a row without one leads nowhere. Default: the record's own page.",
  ),
  pageSize: may(Type.Enum([5, 10, 20, 30, 50, 100]), 'Rows on a page. Default: 10.'),
  views: may(
    mapOf(view, { propertyNames: { pattern: nameForm } }),
    'Named parts of the list, in order.',
  ),
  chart: may(
    path,
    'Field with options, one of the filters: the list can be seen as bars too, with the number of records that each option has of those that are found; a bar shows its records alone. Default: no bars.',
  ),
  bulk: may(
    names,
    'What can be done with the selected rows: `remove`, or actions that are `on` `bulk`.',
  ),
  empty: may(
    text,
    'Said when there is no record at all: what the list is for and what to do next.',
  ),
  failed: may(
    text,
    'Said above the reason when the records cannot be read. Default: that something went wrong.',
  ),
  bulkEdit: may(paths, 'Fields that can be changed for many records at once.'),
});

const writtenList = alsoWith(wholeList, {
  hidden: may(paths, 'Columns after the others that are not shown until the reader chooses them.'),
});

export const list = Type.Union([listOf(path, { minItems: 1, uniqueItems: true }), writtenList], {
  $id: 'list',
  description:
    'The list of records: its columns alone, which are then filtered and searched as their kinds allow, or with all that a list can have.',
});

export type ListFile = Static<typeof wholeList>;

export type ColumnFile = Static<typeof column>;

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
      'Field with the key of the parent record; records without a value are at the top.',
    ),
    count: needed(path, 'Field with the number of records directly below.'),
  },
  {
    $id: 'tree',
    description:
      'Records as a tree. Those at the top are paged; the records below one are loaded when it is opened.',
  },
);

/** Records below one another: each names the one above it and tells how many stand directly below. */
export type Tree = Static<typeof tree>;

const todo = keys(
  {
    label: needed(text, 'What is waiting, as Home shows it beside the number.'),
    can: may(
      name,
      'Verb of `access` that the records are waiting for: people who can do it see them on Home. Default: `edit`, of those to whom the list is offered in their menu.',
    ),
  },
  {
    $id: 'todo',
    description:
      'Work that Home shows to the people who can do it, with the number of records and a link to them.',
  },
);

/** Records that wait for someone: Home counts them for anyone who can do what they wait for. */
export type TodoFile = Static<typeof todo>;

const view = keys(
  {
    label: filled(text, 'Text of the tab. Default: the name of the view in words.'),
    where: needed(condition, 'The records it shows.'),
    sort: may(sort, 'Its order. Default: that of the list.'),
    todo: may(todo, 'Its records need someone’s attention; Home shows their number.'),
    tree: may(
      tree,
      'Its records are a tree that opens level by level; when searched or filtered they are a plain list.',
    ),
    bars: may(
      path,
      'One of `totals`: the view opens with bars of it, by the options of `chart`. Default: bars come when someone asks for them.',
    ),
  },
  { $id: 'view', description: 'A named part of the list, a tab above it.' },
);

export type ViewFile = Static<typeof view>;

const column = Type.Union([
  path,
  keys({
    field: needed(path, 'Field of the column.'),
    hidden: may(Type.Boolean(), 'Hidden until a person chooses to show it.'),
    width: may(
      Type.Integer({ minimum: 48, maximum: 640 }),
      'First width in pixels. Default: what its kind needs.',
    ),
    edit: may(Type.Boolean(), 'The value can be changed in the list.'),
    sortable: may(
      Type.Boolean(),
      'The list can be sorted by it. Default: true, unless its kind has no order. False for what is worked out for each row.',
    ),
  }),
]);

const wholeList = keys({
  columns: needed(
    listOf(column, { minItems: 1, uniqueItems: true }),
    'Columns in order; the first one stays in place and opens the record.',
  ),
  filters: may(paths, 'Fields to filter by.'),
  search: may(
    paths,
    'Fields to search in, which the search box names; the list call searches each. Default: no search box.',
  ),
  sort: may(sort, 'Order of the list; `-` in front means descending.'),
  opens: may(
    path,
    "Field with the address that a row opens; a row without one opens nothing. Default: the record's own page.",
  ),
  pageSize: may(Type.Enum([5, 10, 20, 30, 50, 100]), 'Rows on a page. Default: 10.'),
  views: may(
    mapOf(view, { propertyNames: { pattern: nameForm } }),
    'Named parts of the list, in order.',
  ),
  chart: may(
    path,
    'Field with options that is also a filter: the list can be shown as a bar chart with the number of records for each option; clicking a bar filters by it. Default: no chart.',
  ),
  totals: may(
    paths,
    'Fields with amounts or numbers that are added up under the list, over all that it finds and not the page alone; with `chart`, its bars show them too. Default: no totals.',
  ),
  groups: may(
    paths,
    'Filters that are references, choices, texts or days: the bars of a list with `totals` can be by them too, days also by week and month. Default: by `chart` alone.',
  ),
  apart: may(
    path,
    'Filter with options whose records are not of one kind, such as invoices and credit notes: `totals` stand for each of them and never across. Default: one total of all.',
  ),
  bulk: may(names, 'Actions for the selected rows: `remove`, or actions that are `on` `bulk`.'),
  empty: may(
    text,
    'Shown when there is no record at all: what the list is for and what to do next.',
  ),
  failed: may(
    text,
    'Shown above the reason when the records cannot be loaded. Default: that something went wrong.',
  ),
  bulkEdit: may(paths, 'Fields that can be changed for many records at once.'),
});

const writtenList = alsoWith(wholeList, {
  hidden: may(paths, 'Columns after the others that are not shown until the reader chooses them.'),
});

export const list = Type.Union([listOf(path, { minItems: 1, uniqueItems: true }), writtenList], {
  $id: 'list',
  description:
    'The list of records: either only its columns, which can then be filtered and searched as their kinds allow, or all the settings of a list.',
});

export type ListFile = Static<typeof wholeList>;

export type ColumnFile = Static<typeof column>;

import { kinds } from '../../../kinds/index.ts';
import { countBound } from '../../../domain/lists/countBound.ts';
import type { KindName } from '../../../kinds/kindNames.ts';
import { textOperators } from '../../../kinds/kind.ts';
import { pointer } from '../../files/jsonPositions.ts';
import { verbs } from '../../rights/screenAccess.ts';
import type { ListFile } from '../../files/screenFile.ts';
import { checkCondition, recordScope } from '../checkCondition.ts';
import { checkLabels } from './checkLabels.ts';
import { isKnown, type CheckContext } from '../context.ts';

const checkPath = (context: CheckContext, path: string, at: string): boolean =>
  isKnown(context.add, at, 'field', path, Object.keys(context.fields));

const checkColumns = (
  context: CheckContext,
  columns: ListFile['columns'],
  around = pointer('list', 'columns'),
): void => {
  const seen = new Set<string>();
  for (const [index, column] of columns.entries()) {
    const [path, at] =
      typeof column === 'string'
        ? [column, around + pointer(index)]
        : [column.field, around + pointer(index, 'field')];
    if (seen.has(path)) context.add(at, `"${path}" is already a column: remove one`);
    seen.add(path);
    if (checkPath(context, path, at)) checkLabels(context, path, at);
  }
};

/** What a list or a view begins with must be an order that is given however many rows there are. */
const checkSort = (context: CheckContext, sort: readonly string[] = [], at: string): void => {
  const { add, file, known } = context;
  const orders = known.calls[file.data?.calls?.list?.call ?? '']?.orders;
  for (const [index, key] of sort.entries()) {
    const path = key.replace(/^-/, '');
    if (!checkPath(context, path, at + pointer(index)) || index > 0) continue;
    if (orders && !orders.includes(path))
      add(
        at + pointer(index),
        `"${path}" has no index, so more than ${countBound} rows cannot be sorted by it. Sort by ${orders.join(', ')}`,
      );
  }
};

const checkBulk = ({ add, file }: CheckContext, list: ListFile): void => {
  const actions = Object.entries(file.actions ?? {});
  for (const [index, name] of (list.bulk ?? []).entries()) {
    const at = pointer('list', 'bulk', index);
    if (!isKnown(add, at, 'action', name, ['remove', ...actions.map(([action]) => action)]))
      continue;
    if (name !== 'remove' && !file.actions?.[name]?.on.includes('bulk'))
      add(at, `"${name}" cannot be done in bulk: add "bulk" to its "on"`);
  }
};

/** What is changed in the list or in bulk must be changeable in a form too, one value at a time. */
const checkChangeable = (context: CheckContext, list: ListFile): void => {
  const { add, fields, file } = context;
  const names = list.columns.flatMap((column, index) =>
    typeof column === 'object' && column.edit
      ? [[column.field, pointer('list', 'columns', index, 'edit')] as const]
      : [],
  );
  const bulk = (list.bulkEdit ?? []).map(
    (path, index) => [path, pointer('list', 'bulkEdit', index)] as const,
  );
  const [first] = list.columns;
  if (typeof first === 'object' && first.edit)
    add(
      pointer('list', 'columns', 0, 'edit'),
      `"${first.field}" opens the record, so it cannot be edited here: put another column first, or remove "edit"`,
    );
  const canUpdate = file.data?.calls === undefined || file.data.calls.update !== undefined;
  for (const [path, at] of [...names, ...bulk]) {
    if (!checkPath(context, path, at)) continue;
    if (!canUpdate) add(at, 'The screen has no "update" call: add one, or remove this');
    if (fields[path]?.readonly === true) add(at, `"${path}" is read-only`);
    if (fields[path]?.kind === 'children')
      add(at, `"${path}" is a list, which cannot be changed here: remove it`);
  }
};

/** More bars than that are not a picture of anything, and each is a number that the server is asked for. */
const mostBars = 20;

const checkChart = ({ add, fields }: CheckContext, { chart, filters = [] }: ListFile): void => {
  if (chart === undefined) return;
  const at = pointer('list', 'chart');
  if (!isKnown(add, at, 'field', chart, Object.keys(fields))) return;
  const { kind, options = [] } = fields[chart] ?? {};
  if (kind !== 'choice')
    add(at, `"${chart}" is not a choice field: a chart needs a field with options`);
  else if (options.length > mostBars)
    add(
      at,
      `"${chart}" has ${options.length} options, but a chart has at most ${mostBars} bars: choose another field`,
    );
  if (!filters.includes(chart))
    add(at, `"${chart}" is not in "filters", so a bar could not show its records: add it there`);
};

/** What a sum of is one: years and ids are numbers too, but a screen file names what it means. */
const checkTotals = (context: CheckContext, { totals = [] }: ListFile): void => {
  for (const [index, path] of totals.entries()) {
    const at = pointer('list', 'totals', index);
    if (!checkPath(context, path, at)) continue;
    checkLabels(context, path, at);
    const kind = context.fields[path]?.kind;
    if (kind !== 'money' && kind !== 'number')
      context.add(at, `"${path}" (${kind}) cannot be added up: name a money or number field`);
  }
};

const checkApart = (context: CheckContext, list: ListFile): void => {
  const { apart, filters = [], totals = [] } = list;
  const at = pointer('list', 'apart');
  if (apart === undefined || !isKnown(context.add, at, 'filter', apart, filters)) return;
  if (context.fields[apart]?.options.length === 0)
    context.add(at, `"${apart}" has no options to add up apart: name a field with "options"`);
  if (totals.length === 0) context.add(at, 'Nothing is added up: name "totals", or remove this');
};

/** What rows have in common often enough to be a bar. */
const groupKinds: readonly KindName[] = ['reference', 'city', 'choice', 'text', 'date'];

const checkGroups = (context: CheckContext, list: ListFile): void => {
  const { filters = [], groups = [], totals = [], views = {} } = list;
  for (const [index, path] of groups.entries()) {
    const at = pointer('list', 'groups', index);
    if (!isKnown(context.add, at, 'filter', path, filters)) continue;
    const kind = context.fields[path]?.kind;
    if (kind && !groupKinds.includes(kind))
      context.add(
        at,
        `"${path}" (${kind}) is no group: name a reference, a choice, a text or a day`,
      );
    if (totals.length === 0) context.add(at, 'Nothing is added up: name "totals", or remove this');
  }
  for (const [name, { bars }] of Object.entries(views)) {
    const at = pointer('list', 'views', name, 'bars');
    if (bars === undefined || !isKnown(context.add, at, 'total', bars, totals)) continue;
    if (list.chart === undefined)
      context.add(at, 'The list has no "chart": name one, or remove this');
  }
};

/** Checks columns, filters, search, order, views, bars, totals and bulk of a list. */
export const checkList = (context: CheckContext, list: ListFile | readonly string[]): void => {
  if (!('columns' in list)) return checkColumns(context, list, pointer('list'));
  checkColumns(context, list.columns);
  for (const [index, path] of (list.filters ?? []).entries()) {
    const at = pointer('list', 'filters', index);
    if (!checkPath(context, path, at)) continue;
    checkLabels(context, path, at);
    const kind = context.fields[path]?.kind;
    if (kind === 'json' || kind === 'children' || kind === 'shape')
      context.add(at, `"${path}" (${kind}) cannot be used as a filter: remove it`);
  }
  for (const [index, path] of (list.search ?? []).entries()) {
    const at = pointer('list', 'search', index);
    if (!checkPath(context, path, at)) continue;
    const kind = context.fields[path]?.kind;
    if (kind && kinds[kind].operators !== textOperators)
      context.add(at, `"${path}" (${kind}) has no text to search: remove it`);
  }
  checkSort(context, list.sort, pointer('list', 'sort'));
  if (list.opens !== undefined) checkPath(context, list.opens, pointer('list', 'opens'));
  for (const [name, view] of Object.entries(list.views ?? {})) {
    const at = pointer('list', 'views', name);
    checkCondition(view.where, recordScope(context.fields), at + pointer('where'), context.add);
    checkSort(context, view.sort, at + pointer('sort'));
    if (view.tree) {
      const { parent, count } = view.tree;
      checkPath(context, parent, at + pointer('tree', 'parent'));
      const countAt = at + pointer('tree', 'count');
      if (checkPath(context, count, countAt) && context.fields[count]?.kind !== 'number')
        context.add(countAt, `"${count}" is not a number field`);
    }
    if (view.todo?.can !== undefined) {
      const allowed = [...verbs, ...Object.keys(context.file.actions ?? {})];
      isKnown(context.add, at + pointer('todo', 'can'), 'verb or action', view.todo.can, allowed);
    }
  }
  checkChart(context, list);
  checkTotals(context, list);
  checkGroups(context, list);
  checkApart(context, list);
  checkBulk(context, list);
  checkChangeable(context, list);
};

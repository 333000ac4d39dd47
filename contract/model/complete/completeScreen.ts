import { minimumCount } from '../../domain/lists/fewestRows.ts';
import {
  completeAct,
  completeActionCall,
  completeCalls,
  completeMessages,
} from './completeCalls.ts';
import { completeAsk, completeFields } from './completeField.ts';
import { completeRecordPage } from './completeRecordPage.ts';
import { completeTriage } from './completeTriage.ts';
import { isOrdered } from './isOrdered.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { listIn } from './listIn.ts';
import { keyIn, titleIn } from '../record/recordTitle.ts';
import { completeSaid } from '../said.ts';
import { defaultCreateAt, namesIn } from '../screenHead.ts';
import { grantIn } from '../rights/screenAccess.ts';
import type {
  Action,
  LayoutItem,
  List,
  RecordScreen,
  Screen,
  ScreenAccess,
  ScreenMenu,
  SortKey,
} from '../screen.ts';
import type {
  AccessFile,
  ActionFile,
  LayoutItemFile,
  ListFile,
  MenuFile,
  ScreenFile,
  Text,
} from '../files/screenFile.ts';

/** Rows on a page where a file does not say: the fewest that a table has, more where the window holds them (T70). */
export const defaultPageSize = minimumCount;

const completeMenu = (menu: MenuFile | undefined, fallback: Text): ScreenMenu | null =>
  menu ? { offeredTo: null, mainFor: [], label: fallback, line: null, ...menu } : null;

const completeAccess = (access: AccessFile): ScreenAccess =>
  access === 'signed-in'
    ? access
    : Object.fromEntries(
        Object.entries(access).map(([grantee, file]) => {
          const grant = grantIn(file);
          return [
            grantee,
            {
              rows: true,
              hide: [],
              lock: [],
              ...grant,
            },
          ];
        }),
      );

/** `-updatedAt` → descending by `updatedAt`. */
const sortKeys = (sort: readonly string[] = []): readonly SortKey[] =>
  sort.map(key =>
    key.startsWith('-') ? { field: key.slice(1), order: 'DESC' } : { field: key, order: 'ASC' },
  );

const completeList = (list: ListFile, fields: RecordScreen['fields']): List => ({
  filters: [],
  search: [],
  opens: null,
  pageSize: defaultPageSize,
  chart: null,
  totals: [],
  apart: null,
  groups: [],
  bulk: [],
  bulkEdit: [],
  empty: null,
  failed: null,
  ...list,
  columns: list.columns.map(written => {
    const column = typeof written === 'string' ? { field: written } : written;
    return {
      hidden: false,
      width: null,
      edit: false,
      sortable: isOrdered(fields[column.field]),
      ...column,
    };
  }),
  sort: sortKeys(list.sort),
  views: Object.entries(list.views ?? {}).map(([name, view]) => ({
    tree: null,
    bars: null,
    ...view,
    name,
    sort: sortKeys(view.sort ?? list.sort),
    todo: view.todo ? { can: 'edit', ...view.todo } : null,
  })),
});

const completeLayout = (items: readonly LayoutItemFile[]): readonly LayoutItem[] =>
  items.map(item => {
    if (typeof item === 'string') return { type: 'field', field: item };
    const visible = item.visible ?? true;
    return 'note' in item
      ? { type: 'note', note: item.note, tone: item.tone ?? 'info', visible }
      : { type: item.in, label: item.label ?? null, of: completeLayout(item.of), visible };
  });

const callOf = (name: string, action: ActionFile, resource: string, key: string) => {
  if (action.set) return completeAct(resource, name);
  return action.call ? completeActionCall(action, action.call, key) : null;
};

const completeAction = (
  name: string,
  action: ActionFile,
  { resource, key }: { readonly resource: string; readonly key: string },
): Action => ({
  icon: null,
  tone: 'neutral',
  visible: true,
  eligible: true,
  confirm: null,
  confirmSeveral: null,
  run: null,
  tab: null,
  new: null,
  preset: {},
  set: {},
  after: 'refresh',
  once: null,
  undo: false,
  ...action,
  name,
  why: completeSaid(action.why),
  ask: (action.ask ?? []).map(completeAsk),
  call: callOf(name, action, resource, key),
  notify: action.notify ? { roles: [], people: [], ...action.notify } : null,
  messages: completeMessages(action.messages),
});

type RecordsFile = ScreenFile & Required<Pick<ScreenFile, 'schema' | 'list'>>;

const isRecordsFile = (file: ScreenFile): file is RecordsFile =>
  file.schema !== undefined && file.list !== undefined;

const completeRecords = (
  file: RecordsFile,
  schema: JsonSchema,
): Omit<RecordScreen, 'resource' | 'route' | 'was' | 'label' | 'menu' | 'access'> => {
  const key = keyIn(file);
  const fields = completeFields(schema, file.fields);
  const list = completeList(listIn(file.list, fields), fields);
  const shown = file.show ?? file.form ?? list.columns.map(column => column.field);
  return {
    type: 'records',
    recordsAt: file.recordsAt ?? file.route ?? '',
    recordsAtBy: file.recordsAtBy ?? null,
    createAt: file.createAt ?? defaultCreateAt,
    newFrom: file.newFrom ?? [],
    newWith: file.newWith ?? [],
    title: titleIn(file, schema),
    schemaName: file.schema,
    schema,
    data: {
      key,
      removal: file.data?.removal ?? 'hard',
      calls: file.data?.calls ? completeCalls(file.data.calls) : null,
    },
    fields,
    rules: Object.entries(file.rules ?? {}).map(([name, rule]) => ({ name, ...rule })),
    check: file.check ?? null,
    draft: file.draft ?? null,
    editable: file.editable ?? true,
    removable: {
      when: file.removable?.when ?? true,
      why: completeSaid(file.removable?.why),
    },
    approval: file.approval ?? null,
    tells: Object.entries(file.tells ?? {}).map(([name, tell]) => ({ to: [], ...tell, name })),
    panels: { aside: null, above: null, refused: null, ...file.panels },
    list,
    form: completeLayout(file.form ?? []),
    show: completeLayout(shown),
    triage: file.triage ? completeTriage(file.triage, fields) : null,
    record: completeRecordPage(file.record, fields),
    actions: Object.fromEntries(
      Object.entries(file.actions ?? {}).map(([name, action]) => [
        name,
        completeAction(name, action, { resource: file.resource, key }),
      ]),
    ),
    import: file.import
      ? {
          matchBy: file.import.matchBy,
          view: file.import.view ?? null,
          columns: Object.fromEntries(
            Object.entries(file.import.columns ?? {}).map(([heading, column]) => [
              heading,
              typeof column === 'string' ? { field: column } : column,
            ]),
          ),
          call: file.import.call ?? null,
        }
      : null,
  };
};

/**
 * Fills in every default once, so that nothing that reads a screen tests for what is missing. The file is one that
 * `checkScreen` finds no fault with; `schema` is the content of the form schema it names, for a page there is none.
 */
export const completeScreen = (file: ScreenFile, schema?: JsonSchema): Screen => {
  const label = namesIn(file.label);
  const base = {
    resource: file.resource,
    route: file.route ?? '',
    was: file.was ?? [],
    label,
    menu: completeMenu(file.menu, label.other),
    access: completeAccess(file.access),
  };
  if (file.page !== undefined)
    return { ...base, type: 'page', page: file.page, report: file.report ?? null };
  if (!isRecordsFile(file) || schema === undefined)
    throw new TypeError(`${file.resource}: a screen of records needs its form schema and its list`);
  return { ...base, ...completeRecords(file, schema) };
};

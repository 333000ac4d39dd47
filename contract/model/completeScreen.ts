import { completeActionCall, completeCalls, completeMessages } from './completeCalls.ts';
import { completeAsk, completeFields } from './completeField.ts';
import { completeRecordPage } from './completeRecordPage.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { listIn } from './listIn.ts';
import { keyIn, titleIn } from './recordTitle.ts';
import { completeSaid } from './said.ts';
import { defaultCreateAt, namesIn } from './screenHead.ts';
import { grantIn } from './screenAccess.ts';
import type {
  Action,
  LayoutItem,
  List,
  RecordScreen,
  Screen,
  ScreenAccess,
  ScreenMenu,
  SortKey,
} from './screen.ts';
import type {
  AccessFile,
  ActionFile,
  LayoutItemFile,
  ListFile,
  MenuFile,
  ScreenFile,
  Text,
} from './screenFile.ts';

/** Rows on a page where a file does not say: the main table's size (part 2 section 9, T70). */
export const defaultPageSize = 10;

const completeMenu = (menu: MenuFile | undefined, fallback: Text): ScreenMenu | null =>
  menu
    ? {
        group: menu.group,
        offeredTo: menu.offeredTo ?? null,
        label: menu.label ?? fallback,
        icon: menu.icon,
        order: menu.order,
        line: menu.line ?? null,
      }
    : null;

const completeAccess = (access: AccessFile): ScreenAccess =>
  access === 'signed-in'
    ? access
    : Object.fromEntries(
        Object.entries(access).map(([grantee, file]) => {
          const grant = grantIn(file);
          return [
            grantee,
            {
              do: grant.do,
              rows: grant.rows ?? true,
              hide: grant.hide ?? [],
              lock: grant.lock ?? [],
            },
          ];
        }),
      );

/** `-updatedAt` → descending by `updatedAt`. */
const sortKeys = (sort: readonly string[] = []): readonly SortKey[] =>
  sort.map(key =>
    key.startsWith('-') ? { field: key.slice(1), order: 'DESC' } : { field: key, order: 'ASC' },
  );

const completeList = (list: ListFile): List => ({
  columns: list.columns.map(column =>
    typeof column === 'string'
      ? { field: column, hidden: false, width: null, edit: false }
      : {
          field: column.field,
          hidden: column.hidden ?? false,
          width: column.width ?? null,
          edit: column.edit ?? false,
        },
  ),
  filters: list.filters ?? [],
  search: list.search ?? [],
  sort: sortKeys(list.sort),
  opens: list.opens ?? null,
  pageSize: list.pageSize ?? defaultPageSize,
  views: Object.entries(list.views ?? {}).map(([name, view]) => ({
    name,
    label: view.label,
    where: view.where,
    sort: sortKeys(view.sort ?? list.sort),
    todo: view.todo ? { label: view.todo.label, can: view.todo.can ?? 'edit' } : null,
    tree: view.tree ?? null,
  })),
  chart: list.chart ?? null,
  bulk: list.bulk ?? [],
  bulkEdit: list.bulkEdit ?? [],
  empty: list.empty ?? null,
  failed: list.failed ?? null,
});

const completeLayout = (items: readonly LayoutItemFile[]): readonly LayoutItem[] =>
  items.map(item => {
    if (typeof item === 'string') return { type: 'field', field: item };
    const visible = item.visible ?? true;
    return 'note' in item
      ? { type: 'note', note: item.note, tone: item.tone ?? 'info', visible }
      : { type: item.in, label: item.label ?? null, of: completeLayout(item.of), visible };
  });

const completeAction = (name: string, action: ActionFile, key: string): Action => ({
  name,
  label: action.label,
  icon: action.icon ?? null,
  tone: action.tone ?? 'neutral',
  on: action.on,
  visible: action.visible ?? true,
  eligible: action.eligible ?? true,
  why: completeSaid(action.why),
  ask: (action.ask ?? []).map(completeAsk),
  confirm: action.confirm ?? null,
  confirmSeveral: action.confirmSeveral ?? null,
  call: action.call ? completeActionCall(action, action.call, key) : null,
  run: action.run ?? null,
  tab: action.tab ?? null,
  new: action.new ?? null,
  preset: action.preset ?? {},
  messages: completeMessages(action.messages),
  after: action.after ?? 'refresh',
  undo: action.undo ?? false,
});

type RecordsFile = ScreenFile & Required<Pick<ScreenFile, 'schema' | 'list'>>;

const isRecordsFile = (file: ScreenFile): file is RecordsFile =>
  file.schema !== undefined && file.list !== undefined;

const completeRecords = (
  file: RecordsFile,
  schema: JsonSchema,
): Omit<RecordScreen, 'resource' | 'route' | 'label' | 'menu' | 'access'> => {
  const key = keyIn(file);
  const fields = completeFields(schema, file.fields);
  const list = completeList(listIn(file.list, fields));
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
    panels: { aside: file.panels?.aside ?? null, refused: file.panels?.refused ?? null },
    list,
    form: completeLayout(file.form ?? []),
    show: completeLayout(shown),
    record: completeRecordPage(file.record, fields),
    actions: Object.fromEntries(
      Object.entries(file.actions ?? {}).map(([name, action]) => [
        name,
        completeAction(name, action, key),
      ]),
    ),
    import: file.import
      ? {
          matchBy: file.import.matchBy,
          columns: file.import.columns ?? {},
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

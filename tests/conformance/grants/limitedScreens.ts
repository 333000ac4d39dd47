import { readScreens } from '#backend/screens/readScreens.ts';
import { asText } from '#contract/domain/texts/asText.ts';
import { roleCodes, type RoleCode } from '#contract/domain/roles.ts';
import type { Field, Grant, LayoutItem, RecordScreen, Screen } from '#contract/model/types.ts';

export type Row = Readonly<Record<string, unknown>>;

export const isRecords = (screen: Screen): screen is RecordScreen => screen.type === 'records';

/** Every screen of records that a resource file describes. */
export const recordScreens = [...readScreens().values()].filter(isRecords);

/** @throws Error when no screen of records has the name. */
export const recordScreen = (name: string): RecordScreen => {
  const screen = recordScreens.find(({ resource }) => resource === name);
  if (!screen) throw new Error(`There is no screen of records ${name}`);
  return screen;
};

/** What each role may do, with what everyone who is signed in may. */
const grantsOf = ({ access }: RecordScreen): Readonly<Partial<Record<RoleCode, Grant>>> => {
  if (access === 'signed-in') return {};
  const { 'signed-in': everybody, ...own } = access;
  const verbs = everybody?.do ?? [];
  const given = everybody ? roleCodes.map(role => [role, own[role] ?? everybody] as const) : [];
  return Object.fromEntries(
    [...given, ...Object.entries(own)].map(([role, grant]) => [
      role,
      { ...grant, do: [...new Set([...verbs, ...grant.do])] },
    ]),
  );
};

/** Lists that show all their rows to anyone who works with them, not to everyone who may look (record 0229). */
const workers: Readonly<Record<string, RoleCode>> = { 'call-logs': 'lead-auditor' };

/** Who sees all of a screen of the store which its file opens to admins alone: the suite grants it to them. */
const beside: RoleCode = 'head-of-management';

/** A role besides the admin that may list every row of the screen with every field, and make one where the store keeps it. */
export const fullRole = (screen: RecordScreen): RoleCode | undefined =>
  workers[screen.resource] ??
  roleCodes.find(role => {
    const grant = role === 'admin' ? undefined : grantsOf(screen)[role];
    const verbs = screen.data.calls === null ? ['list', 'create'] : ['list'];
    const isWhole = grant?.rows === true && grant.hide.length === 0;
    return isWhole && verbs.every(verb => grant.do.includes(verb));
  }) ??
  (screen.data.calls === null ? beside : undefined);

/** The fields of a layout. */
export const pathsIn = (layout: readonly LayoutItem[]): readonly string[] =>
  layout.flatMap(item =>
    item.type === 'field' ? [item.field] : item.type === 'note' ? [] : pathsIn(item.of),
  );

const isPlain = (screen: RecordScreen, path: string): boolean =>
  !path.includes('.') && ![screen.data.key, 'id', 'version', screen.title].includes(path);

/** What is computed from a hidden field must be hidden with it, which the check of the files asks for. */
const sourcesOfComputed = ({ fields }: RecordScreen): readonly string[] =>
  [
    ...JSON.stringify(Object.values(fields).map(({ compute }) => compute)).matchAll(
      /"record\.(\w+)/g,
    ),
  ].map(([, path = '']) => path);

/**
 * The field that a limited admin does not see: one that the generic store searches, since there it must not be found by
 * its words; else one that the list shows and filters.
 */
export const fieldToHide = (screen: RecordScreen): string | undefined => {
  const { columns, filters, search } = screen.list;
  const shown = columns.slice(1).map(({ field }) => field);
  const sources = sourcesOfComputed(screen);
  const isFit = (path: string) => isPlain(screen, path) && !sources.includes(path);
  if (screen.data.calls === null)
    return search.findLast(isFit) ?? pathsIn(screen.form).findLast(isFit);
  const asked = [...shown.filter(path => filters.includes(path)), ...filters, ...shown];
  return asked.find(path => isFit(path) && !search.includes(path));
};

const simpleKinds: readonly Field['kind'][] = [
  'text',
  'longtext',
  'number',
  'money',
  'boolean',
  'date',
];

/** Kinds of one value that a person types or ticks. */
export const isSimple = (kind: Field['kind']): boolean => simpleKinds.includes(kind);

/** The field that a limited admin may not change: of the form, of a kind of one value, and optional where there is one. */
export const fieldToLock = (screen: RecordScreen): Field | undefined => {
  const hidden = fieldToHide(screen);
  const canEdit = screen.data.calls === null || screen.data.calls.update !== null;
  const fields = pathsIn(screen.form).flatMap(path => screen.fields[path] ?? []);
  const fitting = fields.filter(
    ({ path, kind, readonly, visible }) =>
      isPlain(screen, path) &&
      path !== hidden &&
      isSimple(kind) &&
      readonly !== true &&
      visible === true,
  );
  const bulky = fitting.filter(({ path }) => screen.list.bulkEdit.includes(path));
  return canEdit
    ? (bulky[0] ?? fitting.find(({ required }) => required !== true) ?? fitting[0])
    : undefined;
};

/** The screen with a grant of the admin that hides and locks one field each. */
export const limitedScreen = (screen: RecordScreen): RecordScreen => {
  const grants = grantsOf(screen);
  const own = grants.admin;
  const [hide, lock] = [fieldToHide(screen), fieldToLock(screen)];
  if (!own) throw new Error(`${screen.resource} has no grant of the admin`);
  const admin: Grant = { ...own, hide: hide ? [hide] : [], lock: lock ? [lock.path] : [] };
  // No grant for everybody is left: it would be the admin's too, hidden field and all.
  const full = fullRole(screen) === beside ? { [beside]: { ...own, hide: [], lock: [] } } : {};
  return { ...screen, access: { ...grants, ...full, admin } };
};

/** Another value of a field, such as a person would enter. */
export const otherValue = ({ kind, path }: Field, value: unknown): unknown => {
  if (path === 'pincode') return value === '411002' ? '411003' : '411002';
  if (kind === 'boolean') return value !== true;
  if (kind === 'number' || kind === 'money') return Number(value ?? 0) + 1;
  if (kind === 'date') return value === '2026-12-24' ? '2026-12-25' : '2026-12-24';
  return `${asText(value)} and more`;
};

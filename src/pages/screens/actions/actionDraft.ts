import type { Field } from '#contract/model/types.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import { withFileKey, withKey, type ScreenDraft } from '../screenDraft.ts';

const membersIn = (content: Members, key: string): Members => {
  const value = content[key];
  return isMembers(value) ? value : {};
};

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const filled = (members: Members): Members | undefined =>
  Object.keys(members).length === 0 ? undefined : members;

/** The actions of a draft, by name. */
export const actionsOf = ({ file }: ScreenDraft): readonly (readonly [string, Members])[] =>
  Object.entries(membersIn(file, 'actions')).map(([name, action]) => [
    name,
    // What is no action is told as a fault.
    isMembers(action) ? action : {},
  ]);

/** A name for an action, from the text of its button. */
export const actionName = (label: string, others: readonly string[]): string => {
  const plain = label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40);
  const own = plain === '' ? 'action' : plain;
  let name = own;
  for (let count = 2; others.includes(name); count += 1) name = `${own}-${count}`;
  return name;
};

/** The draft with what its file says of an action. */
export const withAction = (draft: ScreenDraft, name: string, action: Members): ScreenDraft =>
  withFileKey(draft, 'actions', withKey(membersIn(draft.file, 'actions'), name, action));

/** The verbs of a grant, however it is written. */
const verbsIn = (grant: unknown): readonly unknown[] =>
  isMembers(grant) ? listIn(grant['do']) : listIn(grant);

/** Whom the draft grants anything, as its file names them. */
export const granteesOf = ({ file }: ScreenDraft): readonly string[] =>
  Object.keys(membersIn(file, 'access'));

/** Whether a draft grants somebody a verb. */
export const isGranted = ({ file }: ScreenDraft, grantee: string, verb: string): boolean =>
  verbsIn(membersIn(file, 'access')[grantee]).includes(verb);

/** The draft with a verb granted to somebody, or taken from them; who has nothing yet may open list and record, too. */
export const withGrant = (
  draft: ScreenDraft,
  grantee: string,
  verb: string,
  isGiven: boolean,
): ScreenDraft => {
  const access = membersIn(draft.file, 'access');
  const grant = access[grantee] ?? ['list', 'show'];
  const others = verbsIn(grant).filter(one => one !== verb);
  const verbs = isGiven ? [...others, verb] : others;
  const next = isMembers(grant) ? { ...grant, do: verbs } : verbs;
  return withFileKey(draft, 'access', withKey(access, grantee, next));
};

/** The draft with an action that is offered for selected rows, or is not. */
export const withBulk = (draft: ScreenDraft, name: string, isThere: boolean): ScreenDraft => {
  const { list } = draft.file;
  // Without a list of its own the schema decides on columns; such a screen offers nothing for many.
  if (list === undefined) return draft;
  const whole = isMembers(list) ? list : { columns: list };
  const others = listIn(whole['bulk']).filter(one => one !== name);
  const bulk = isThere ? [...others, name] : others;
  return withFileKey(draft, 'list', withKey(whole, 'bulk', bulk.length > 0 ? bulk : undefined));
};

/** The draft without an action, and without the right to it. */
export const withoutAction = (draft: ScreenDraft, name: string): ScreenDraft => {
  const left = filled(withKey(membersIn(draft.file, 'actions'), name, undefined));
  const bare = withBulk(withFileKey(draft, 'actions', left), name, false);
  return granteesOf(bare)
    .filter(grantee => isGranted(bare, grantee, name))
    .reduce((all, grantee) => withGrant(all, grantee, name, false), bare);
};

/** Where the value of a field comes from, as a row offers it. */
export const sources = ['value', 'ask', 'nothing', 'today', 'now', 'person'] as const;

export type Source = (typeof sources)[number];

/** One value that an action changes. */
export interface ValueRow {
  readonly path: string;
  readonly source: Source;
  /** Of the source `value`; undefined while it is entered. */
  readonly value: unknown;
}

const references: Readonly<Record<string, Source>> = {
  today: 'today',
  now: 'now',
  'user.id': 'person',
};

const referenceIn = (value: unknown): string | undefined => {
  if (isMembers(value)) return typeof value['$'] === 'string' ? value['$'] : '';
  return typeof value === 'string' && /^\$[a-z]/.test(value) ? value.slice(1) : undefined;
};

const rowOf = (path: string, value: unknown): ValueRow | undefined => {
  const reference = referenceIn(value);
  if (reference === undefined)
    return value === null
      ? { path, source: 'nothing', value: undefined }
      : { path, source: 'value', value };
  const source = reference === `ask.${path}` ? 'ask' : references[reference];
  return source && { path, source, value: undefined };
};

/** What an action changes, as rows; undefined where its text says more than rows can. */
export const valueRows = (action: Members): readonly ValueRow[] | undefined => {
  const rows = Object.entries(membersIn(action, 'set')).map(([path, value]) => rowOf(path, value));
  return rows.every(row => row !== undefined) ? rows : undefined;
};

const operandOf = ({ path, source, value }: ValueRow): unknown => {
  if (source === 'value') return value;
  if (source === 'nothing') return null;
  if (source === 'ask') return { $: `ask.${path}` };
  return { $: source === 'person' ? 'user.id' : source };
};

/** The question of the dialog whose answer a field gets: as the field is. */
const askFor = ({ path, kind, label, options, reference }: Field): Members => ({
  name: path,
  label: label.en === label.hi ? { en: label.en } : label,
  as: kind,
  ...(options.length > 0 && {
    options: options.map(option => ({
      value: option.value,
      label: option.label.en === option.label.hi ? { en: option.label.en } : option.label,
    })),
  }),
  ...(reference && kind !== 'city' && { reference: { to: reference.to, title: reference.title } }),
  required: true,
});

/** An action with the values of rows, which asks in its dialog for those that are answered; what it asks besides stays. */
export const withRows = (
  action: Members,
  rows: readonly ValueRow[],
  fieldOf: (path: string) => Field | undefined,
): Members => {
  const known = listIn(action['ask']).filter(isMembers);
  const before = valueRows(action) ?? [];
  const dropped = before.filter(({ source }) => source === 'ask').map(({ path }) => path);
  const asked = rows.filter(({ source }) => source === 'ask').map(({ path }) => path);
  const others = known.filter(
    ({ name }) => !dropped.includes(String(name)) || asked.includes(String(name)),
  );
  const made = asked
    .filter(path => !others.some(({ name }) => name === path))
    .flatMap(path => fieldOf(path) ?? [])
    .map(askFor);
  const ask = [...others, ...made];
  const set = Object.fromEntries(
    rows.flatMap(row => {
      const operand = operandOf(row);
      return operand === undefined ? [] : [[row.path, operand] as const];
    }),
  );
  return withKey(withKey(action, 'set', set), 'ask', ask.length > 0 ? ask : undefined);
};

/** Where the value of a field can come from. */
export const sourcesFor = ({ kind, required, reference, path }: Field): readonly Source[] => {
  const isPerson = ['colleagues', 'users'].includes(reference?.to ?? '');
  const canAsk = !['file', 'image', 'polygon', 'json', 'shape', 'children'].includes(kind);
  const fits: Readonly<Record<Source, boolean>> = {
    value: canAsk,
    ask: canAsk && !path.includes('.'),
    nothing: required !== true,
    today: kind === 'date',
    now: kind === 'datetime',
    person: isPerson,
  };
  return sources.filter(source => fits[source]);
};

/** Words of a file in each language. */
export const wordsIn = (value: unknown): { readonly en: string; readonly hi: string } => {
  if (typeof value === 'string') return { en: value, hi: '' };
  const { en, hi } = isMembers(value) ? value : {};
  return { en: typeof en === 'string' ? en : '', hi: typeof hi === 'string' ? hi : '' };
};

/** Words as a file has them; undefined where there are none. */
export const wordsAs = ({ en, hi }: { readonly en: string; readonly hi: string }): unknown => {
  if (en === '' && hi === '') return undefined;
  return hi === '' ? { en } : { en, hi };
};

import { canonicalJson } from '../../domain/canonicalJson.ts';
import { recordChanges, type RecordChange } from '../migrate/recordChanges.ts';
import { recordSentences } from '../migrate/recordSentences.ts';
import type { Screen } from '../types.ts';
import { isMembers, type Members } from '../written/SharedFiles.ts';
import { comparable } from './comparable.ts';
import { rightsChanges, type RightsChange } from './rightsChanges.ts';
import { ChangeTeller } from './tellChanges.ts';

/** What differs between two states of one screen. */
export interface ScreenChanges {
  /** What people see, in sentences. */
  readonly people: readonly string[];
  readonly rights: readonly RightsChange[];
  /** What becomes of stored records, in sentences, and as programs read it. */
  readonly records: readonly string[];
  readonly recordChanges: readonly RecordChange[];
}

const labelsOf = (screen: Screen): Members =>
  screen.type === 'records'
    ? Object.fromEntries(Object.values(screen.fields).map(({ path, label }) => [path, label.en]))
    : {};

const cut = (tree: Members, [step, ...more]: readonly string[]): Members => {
  if (step === undefined) return tree;
  if (step === '*')
    return Object.fromEntries(
      Object.entries(tree).map(([key, inner]) => [
        key,
        isMembers(inner) ? cut(inner, more) : inner,
      ]),
    );
  const { [step]: inner, ...rest } = tree;
  if (more.length === 0) return rest;
  return isMembers(inner) ? { ...rest, [step]: cut(inner, more) } : tree;
};

/** Told among the rights already. */
const toldAsRights = [
  'fields/*/readonly',
  'actions/*/visible',
  'actions/*/eligible',
  'editable',
  'removable/when',
  'approval',
];

/** A page that shows what the form has is told by the form. */
const isFormShown = ({ form, show }: Members): boolean =>
  canonicalJson(form) === canonicalJson(show);

/** What is new or gone is told as a whole; only what is in both loses what the rights tell. */
const trimmed = (own: Members, other: Members): Members => {
  const parts = ['fields', 'actions'] as const;
  const shared = toldAsRights.reduce((tree, path) => cut(tree, path.split('/')), own);
  const whole = parts.map(part => {
    const [members, others, cutOut] = [own[part], other[part], shared[part]] as Members[];
    return [
      part,
      Object.fromEntries(
        Object.entries(members ?? {}).map(([name, value]) => [
          name,
          others && Object.hasOwn(others, name) ? cutOut?.[name] : value,
        ]),
      ),
    ] as const;
  });
  return { ...shared, ...Object.fromEntries(whole) };
};

const peopleChanges = (was: Screen, is: Screen): readonly string[] => {
  const teller = new ChangeTeller({ ...labelsOf(was), ...labelsOf(is) });
  let [before, after] = [comparable(was), comparable(is)];
  if (was.type === 'records' && is.type === 'records') {
    if (isFormShown(before) && isFormShown(after))
      [before, after] = [before, after].map(tree => cut(tree, ['show'])) as [Members, Members];
    [before, after] = [trimmed(before, after), trimmed(after, before)];
  }
  teller.tell(before, after);
  return teller.lines;
};

const placeOf = ({ menu, route }: Screen): string => {
  const address = route === '' ? 'it stands in pages of others' : `at ${route}`;
  return menu ? `${address}, in the menu under ${menu.group}` : address;
};

const contentsOf = (screen: Screen): string => {
  if (screen.type === 'page') return `the page ${screen.page}`;
  const { list, fields, actions } = screen;
  const names = Object.keys(actions);
  return `columns ${list.columns.map(({ field }) => field).join(', ')}; fields ${Object.keys(fields).join(', ')}${names.length > 0 ? `; actions ${names.join(', ')}` : ''}`;
};

export const noChanges: ScreenChanges = { people: [], rights: [], records: [], recordChanges: [] };

/** One of both states is not there. */
const appeared = (screen: Screen, isNew: boolean): ScreenChanges => ({
  ...noChanges,
  people: isNew
    ? [`The screen is new, ${placeOf(screen)}: ${contentsOf(screen)}`]
    : [`The screen is gone; it was ${placeOf(screen)}`],
  rights: isNew ? rightsChanges(undefined, screen) : rightsChanges(screen, undefined),
  records:
    !isNew && screen.type === 'records' && screen.data.calls === null
      ? ['Its stored records stay in the database, and nothing reads them']
      : [],
});

/**
 * What a newer state of a screen changes, in words: for people, for rights, for stored records.
 * @param was undefined: the screen is new
 * @param is undefined: it is gone
 */
export const screenChanges = (was: Screen | undefined, is: Screen | undefined): ScreenChanges => {
  if (!was) return is ? appeared(is, true) : noChanges;
  if (!is) return appeared(was, false);
  const changes = was.type === 'records' && is.type === 'records' ? recordChanges(was, is) : [];
  return {
    people: peopleChanges(was, is),
    rights: rightsChanges(was, is),
    records: recordSentences(changes, is),
    recordChanges: changes,
  };
};

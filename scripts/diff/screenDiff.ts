import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { Screen } from '#contract/model/types.ts';
import { isMembers, type Members } from '#contract/model/written/SharedFiles.ts';
import { comparable } from './comparable.ts';
import { recordChanges, type RecordChange } from './recordChanges.ts';
import { recordSentences } from './recordSentences.ts';
import { rightsChanges, type RightsChange } from './rightsChanges.ts';
import type { ScreenState, ScreenStates } from './screenStates.ts';
import { ChangeTeller } from './tellChanges.ts';

/** What a branch changes in one screen. */
export interface ScreenDiff {
  readonly resource: string;
  readonly name: string;
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

const none = { people: [], rights: [], records: [], recordChanges: [] };

/** One of both states is not there. */
const appeared = (screen: Screen, isNew: boolean): Omit<ScreenDiff, 'resource' | 'name'> => ({
  ...none,
  people: isNew
    ? [`The screen is new, ${placeOf(screen)}: ${contentsOf(screen)}`]
    : [`The screen is gone; it was ${placeOf(screen)}`],
  rights: isNew ? rightsChanges(undefined, screen) : rightsChanges(screen, undefined),
  records:
    !isNew && screen.type === 'records' && screen.data.calls === null
      ? ['Its stored records stay in the database, and nothing reads them']
      : [],
});

/** A state that this version cannot read is compared as its files say it. */
const asWritten = (was: ScreenState | undefined, is: ScreenState | undefined, fault: string) => {
  const teller = new ChangeTeller({});
  teller.tell(was?.written ?? {}, is?.written ?? {});
  if (teller.lines.length === 0) return none;
  return {
    ...none,
    people: [
      `Cannot be read by this version of the console and is compared as it is written (${fault})`,
      ...teller.lines,
    ],
  };
};

const comparedScreens = (was: ScreenState | undefined, is: ScreenState | undefined) => {
  if (!was?.screen) return is?.screen ? appeared(is.screen, true) : none;
  if (!is?.screen) return appeared(was.screen, false);
  const [before, after] = [was.screen, is.screen];
  const changes =
    before.type === 'records' && after.type === 'records' ? recordChanges(before, after) : [];
  return {
    people: peopleChanges(before, after),
    rights: rightsChanges(before, after),
    records: recordSentences(changes, after),
    recordChanges: changes,
  };
};

const compared = (was: ScreenState | undefined, is: ScreenState | undefined) => {
  const unread = [was, is].find(state => state && state.screen === null);
  if (unread) return asWritten(was, is, unread.fault);
  try {
    return comparedScreens(was, is);
  } catch (error) {
    return asWritten(was, is, error instanceof Error ? error.message : '');
  }
};

/** What differs between two states of all screens, by screen; screens that are as they were are left out. */
export const screenDiff = (was: ScreenStates, is: ScreenStates): readonly ScreenDiff[] =>
  [...new Set([...is.keys(), ...was.keys()])].sort().flatMap(resource => {
    const [before, after] = [was.get(resource), is.get(resource)];
    const found = compared(before, after);
    const name = (after?.screen ?? before?.screen)?.label.other.en ?? resource;
    const isMoved = before && after && before.file !== after.file;
    const people = isMoved
      ? [...found.people, `Its file is ${after.file}, was ${before.file}`]
      : found.people;
    const isSame = [people, found.rights, found.records, found.recordChanges].every(
      part => part.length === 0,
    );
    return isSame ? [] : [{ resource, name, ...found, people }];
  });

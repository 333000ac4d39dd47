import { canonicalJson } from '../../domain/canonicalJson.ts';
import { isMembers, type Members } from '../written/SharedFiles.ts';
import { isEmpty, isText, valueWords } from '../migrate/valueWords.ts';

type Path = readonly string[];

/** Entries of a screen that have a sentence of their own, by where they stand; `*` is their name. */
const nouns: readonly (readonly [string, string])[] = [
  ['fields/*', 'field'],
  ['fields/*/children/*', 'field'],
  ['fields/*/options/*', 'value'],
  ['fields/*/children/*/options/*', 'value'],
  ['list/columns/*', 'column'],
  ['list/views/*', 'view'],
  ['form/parts/*', 'form'],
  ['show/parts/*', 'record page'],
  ['actions/*', 'action'],
  ['actions/*/ask/*', 'question'],
  ['rules/*', 'rule'],
  ['record/tabs/*', 'tab'],
  ['record/tabs/*/of/*', 'section'],
  ['record/side/*', 'section'],
  ['import/columns/*', 'column of import files'],
  ['data/calls/*', 'call'],
];

/** What a place is called in a sentence; others are told by their path. */
const placeWords: Readonly<Record<string, string>> = {
  'label/one': 'name of one record',
  'label/other': 'name',
  route: 'address',
  recordsAt: 'address of a record',
  title: 'field that stands for a record',
  'menu/group': 'menu group',
  'menu/order': 'place in the menu',
  'menu/label': 'name in the menu',
  'menu/icon': 'picture in the menu',
  'menu/line': 'line on Home',
  'menu/offeredTo': 'menu offers it to',
  'list/filters': 'filters',
  'list/search': 'searched fields',
  'list/sort': 'order of the list',
  'list/columnOrder': 'order of columns',
  'list/viewOrder': 'order of views',
  'list/totals': 'totals',
  'list/bulk': 'actions for selected rows',
  'list/bulkEdit': 'fields that can be changed for many records',
  'form/order': 'order of the form',
  'form/rows': 'beside each other in the form',
  'show/order': 'order of the record page',
  'show/rows': 'beside each other on the record page',
  'record/tabOrder': 'order of tabs',
  'record/buttons': 'buttons of the record page',
  fieldOrder: 'order of fields',
};

/** Places that say when something holds. */
const whenNames = new Set(
  `visible required readonly eligible editable when where rows succeeds fail by creatable`.split(
    ' ',
  ),
);

const usualValues: Readonly<Record<string, string>> = {
  tone: 'neutral',
  whenHidden: 'keep',
  after: 'refresh',
};

/** What is left out of an entry that is new, since it says that nothing is special. */
const isUsual = (name: string, value: unknown): boolean =>
  isEmpty(value) ||
  isText(value) ||
  ['name', 'path', 'field', 'value'].includes(name) ||
  usualValues[name] === value ||
  (name === 'visible' || name === 'eligible' || name === 'sortable' || name === 'when'
    ? value === true
    : value === false);

const matches = (pattern: string, path: Path): boolean => {
  const steps = pattern.split('/');
  return (
    steps.length === path.length && steps.every((step, at) => step === '*' || step === path[at])
  );
};

const nounAt = (path: Path): string | undefined =>
  nouns.find(([pattern]) => matches(pattern, path))?.[1];

interface Place {
  readonly path: Path;
  /** The entries around it, in words. */
  readonly subject: string;
  /** What is left of the path below them. */
  readonly rest: Path;
}

/** What an entry is called: by its name on the screen, with that of the file where it is another. */
const nameOf = (key: string, values: readonly unknown[], labels: Members): string => {
  const own = values.map(value => (isMembers(value) ? value['label'] : undefined)).find(isText);
  const label = own?.en ?? labels[key];
  return typeof label === 'string' && label !== key
    ? `"${label}" (${key})`
    : key.startsWith('"') || key.includes(' ')
      ? key
      : `"${key}"`;
};

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const isStrings = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string');

const labelIn = ({ label }: Members): string | undefined => (isText(label) ? label.en : undefined);

const idOf = (value: unknown): string | undefined => {
  if (!isMembers(value)) return undefined;
  const id = value['name'] ?? value['path'] ?? value['field'] ?? value['value'] ?? labelIn(value);
  if (typeof id === 'number' || typeof id === 'boolean') return String(id);
  return typeof id === 'string' ? id : undefined;
};

/** A list whose entries have a name each, by their names. */
const byName = (value: unknown): Members | undefined => {
  if (!Array.isArray(value)) return undefined;
  const ids = value.map(idOf);
  if (ids.some(id => id === undefined) || new Set(ids).size < ids.length) return undefined;
  return Object.fromEntries(value.map((one, at) => [ids[at] ?? '', one as unknown]));
};

/** Lines about everything that differs between two comparable screens. */
export class ChangeTeller {
  readonly #labels: Members;
  readonly lines: string[] = [];

  /** @param labels what fields are called, by their paths */
  constructor(labels: Members) {
    this.#labels = labels;
  }

  tell(was: unknown, is: unknown, place: Place = { path: [], subject: '', rest: [] }): void {
    if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return;
    const noun = nounAt(place.path);
    if (noun !== undefined) return this.#entry(noun, was, is, place);
    if (isText(was) && isText(is) && was.en === is.en)
      return this.#say(place, `Hindi ${JSON.stringify(was.hi)} → ${JSON.stringify(is.hi)}`);
    const [before, after] = [byName(was) ?? was, byName(is) ?? is];
    // What is empty on one side is told entry by entry where the entries have sentences.
    const isTree =
      [before, after].every(side => isEmpty(side) || isMembers(side)) &&
      this.#opens(before, after, place);
    if (isTree) return this.#members(before ?? {}, after ?? {}, was, is, place);
    if (
      (isStrings(was) || isEmpty(was)) &&
      (isStrings(is) || isEmpty(is)) &&
      (isStrings(was) || isStrings(is))
    )
      return this.#strings(
        (was ?? []) as readonly string[],
        (is ?? []) as readonly string[],
        place,
      );
    if (Array.isArray(was) && Array.isArray(is) && was.length === is.length)
      return was.forEach((one, at) => this.tell(one, is[at], this.#below(place, String(at + 1))));
    this.#say(place, this.#turned(was, is, place));
  }

  /** Whether a place is told by its members. */
  #opens(before: unknown, after: unknown, { path }: Place): boolean {
    if (isText(before) || isText(after)) return false;
    if (isWhen(path)) return false;
    const hasEntries = nouns.some(([pattern]) => matches(pattern, [...path, '']));
    const isGroup = nouns.some(
      ([pattern]) =>
        pattern.split('/').length > path.length + 1 &&
        matches(pattern.split('/').slice(0, path.length).join('/'), path),
    );
    return hasEntries || isGroup || (isMembers(before) && isMembers(after));
  }

  #members(before: unknown, after: unknown, was: unknown, is: unknown, place: Place): void {
    const [one, other] = [before as Members, after as Members];
    for (const key of new Set([...Object.keys(one), ...Object.keys(other)]))
      this.tell(one[key], other[key], this.#below(place, key));
    if (!Array.isArray(was) || !Array.isArray(is)) return;
    const common = (names: Members, others: Members) =>
      Object.keys(names).filter(name => name in others);
    const order = common(other, one);
    if (canonicalJson(common(one, other)) !== canonicalJson(order))
      this.#say(this.#below(place, 'order'), order.join(', '));
  }

  #below({ path, subject, rest }: Place, key: string): Place {
    return { path: [...path, key], subject, rest: [...rest, key] };
  }

  #entry(noun: string, was: unknown, is: unknown, place: Place): void {
    const name = nameOf(place.path.at(-1) ?? '', [is, was], this.#labels);
    const subject = [place.subject, `${noun} ${name}`].filter(Boolean).join(', ');
    const inner = { path: place.path, subject, rest: [] };
    if (isEmpty(was)) return this.#say(inner, 'is new', this.#details(is, place.path));
    if (isEmpty(is)) return this.#say(inner, 'is gone');
    if (!isMembers(was) || !isMembers(is)) return this.#say(inner, this.#turned(was, is, inner));
    this.#members(was, is, was, is, inner);
  }

  /** What a new entry says that is not usual. */
  #details(value: unknown, path: Path): string {
    if (!isMembers(value)) return valueWords(value);
    return Object.entries(value)
      .filter(([name, inner]) => !isUsual(name, inner))
      .map(([name, inner]) => `${name} ${valueWords(inner, isWhen([...path, name]))}`)
      .join('; ');
  }

  #strings(was: readonly string[], is: readonly string[], place: Place): void {
    const words = (names: readonly string[]) =>
      names.map(name => nameOf(name, [], this.#labels)).join(', ');
    const added = is.filter(name => !was.includes(name));
    const gone = was.filter(name => !is.includes(name));
    if (added.length > 0 && !isOrder(place.path)) this.#say(place, `${words(added)} added`);
    if (gone.length > 0 && !isOrder(place.path)) this.#say(place, `${words(gone)} taken out`);
    const kept = is.filter(name => was.includes(name));
    if (canonicalJson(kept) !== canonicalJson(was.filter(name => is.includes(name))))
      this.#say(place, `${isOrder(place.path) ? '' : 'now in the order '}${kept.join(', ')}`);
  }

  #turned(was: unknown, is: unknown, { path }: Place): string {
    return `${valueWords(was, isWhen(path))} → ${valueWords(is, isWhen(path))}`;
  }

  #say({ path, subject, rest }: Place, words: string, details = ''): void {
    const at = rest.join('/');
    const place = subject === '' ? (placeWords[path.join('/')] ?? at) : at;
    const head = [subject, place].filter(Boolean).join(', ');
    const isEntry = rest.length === 0;
    this.lines.push(
      `${head === at ? head : capital(head)}${isEntry ? ' ' : ': '}${words}${details ? `: ${details}` : ''}`,
    );
  }
}

const isWhen = (path: Path): boolean => whenNames.has(path.at(-1) ?? '');

/** Where every entry is told of by itself already, and its place alone is left. */
const isOrder = (path: Path): boolean => /order$/i.test(path.at(-1) ?? '');

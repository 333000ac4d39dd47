import { embeddedRows } from '../../domain/lists/fewestRows.ts';
import { isRef } from '../../rules/condition.ts';
import { completeAsk } from './completeField.ts';
import { completeAskedCall, completeBy, completeParts } from './completeParts.ts';
import type {
  Fact,
  ListSection,
  NextLine,
  RecordPage,
  RecordSection,
  RecordTab,
} from '../recordPage.ts';
import { ownSections, type OwnSection } from './ownSections.ts';
import type { Field, SortKey } from '../screen.ts';
import type { FactFile, RecordPageFile, SectionFile, TabFile } from '../files/screenFile.ts';

type Fields = Readonly<Record<string, Field>>;

/** Rows of a list that is among others on a page. */

export const isOwnSection = (value: unknown): value is OwnSection =>
  (ownSections as readonly unknown[]).includes(value);

const milliseconds = (seconds: number | undefined): number | null =>
  seconds === undefined ? null : seconds * 1000;

/** A fact of the record keeps what its field is; one that a call answers says itself what it is. */
export const completeFact = (file: FactFile, fields: Fields): Fact => {
  const fact = typeof file === 'string' ? { field: file } : file;
  const own = Object.hasOwn(fields, fact.field) ? fields[fact.field] : undefined;
  const words = { en: fact.field, hi: fact.field };
  const field =
    own && fact.as === undefined
      ? { ...own, label: fact.label ?? own.label }
      : completeAsk({
          name: fact.field,
          label: fact.label ?? words,
          as: fact.as ?? 'text',
          ...(fact.options && { options: fact.options }),
        });
  return {
    field: fact.parts ? { ...field, parts: completeParts(fact.parts) } : field,
    note: (fact.note !== undefined && fields[fact.note]) || null,
  };
};

const sortKey = (sort: readonly string[] = []): SortKey | null => {
  const [first] = sort;
  if (first === undefined) return null;
  return first.startsWith('-')
    ? { field: first.slice(1), order: 'DESC' }
    : { field: first, order: 'ASC' };
};

const completeSection = (file: SectionFile, fields: Fields): RecordSection => {
  if (isOwnSection(file)) return { type: file, label: null, visible: true };
  const base = { label: file.label ?? null, visible: file.visible ?? true };
  if ('panel' in file) return { ...base, type: 'panel', panel: file.panel };
  if ('facts' in file)
    return {
      ...base,
      type: 'facts',
      facts: file.facts.map(fact => completeFact(fact, file.from ? {} : fields)),
      from: file.from ? completeAskedCall(file.from) : null,
      refresh: milliseconds(file.refresh),
    };
  const related = { ...base, by: completeBy(file.by), refresh: milliseconds(file.refresh) };
  if ('timeline' in file)
    return {
      ...related,
      type: 'timeline',
      resource: file.timeline,
      at: file.at,
      title: file.title,
      lines: file.lines ?? [],
      icons: file.icons ?? {},
    };
  return {
    ...related,
    type: 'list',
    resource: file.list,
    preset: file.preset ?? {},
    creatable: file.creatable ?? true,
    columns: file.columns ?? null,
    sort: sortKey(file.sort),
    pageSize: file.pageSize ?? embeddedRows,
    empty: file.empty ?? null,
    addressName: file.list,
  };
};

const completeTab = (file: TabFile, fields: Fields): RecordTab =>
  isOwnSection(file)
    ? {
        name: file,
        label: null,
        of: [completeSection(file, fields)],
        count: null,
        visible: true,
      }
    : {
        name: file.name,
        label: file.label,
        of: file.of.map(section => completeSection(section, fields)),
        count: file.count ?? null,
        visible: file.visible ?? true,
      };

const completeNext = (file: RecordPageFile['next'], fields: Fields): NextLine | null => {
  const field = file && fields[file.field];
  return field ? { field, since: file.since ?? null, of: file.of } : null;
};

/** Gives each list of a page a name of its own for the address: the second of a screen has its place behind the name. */
const namedApart = () => {
  const seen = new Map<string, number>();
  return (section: RecordSection): RecordSection => {
    if (section.type !== 'list') return section;
    const place = (seen.get(section.resource) ?? 0) + 1;
    seen.set(section.resource, place);
    return place === 1 ? section : { ...section, addressName: `${section.resource}-${place}` };
  };
};

/** The page of a record; one that a file says nothing of has its fields and its history. */
export const completeRecordPage = (file: RecordPageFile = {}, fields: Fields): RecordPage => {
  const named = namedApart();
  return {
    notes: (file.notes ?? []).map(({ note, tone = 'info', visible = true }) => ({
      note,
      tone,
      visible,
    })),
    context: file.context ?? [],
    facts: file.facts?.map(fact => completeFact(fact, fields)) ?? null,
    next: completeNext(file.next, fields),
    stages: file.stages ?? null,
    buttons: file.buttons ?? [],
    tabs: (file.tabs ?? ownSections).map(tab => {
      const { of, ...complete } = completeTab(tab, fields);
      return { ...complete, of: of.map(named) };
    }),
    side: (file.side ?? []).map(section => named(completeSection(section, fields))),
    refresh: milliseconds(file.refresh),
  };
};

const sectionsOf = ({ tabs, side }: RecordPage): readonly RecordSection[] => [
  ...tabs.flatMap(({ of }) => of),
  ...side,
];

/** Whether a page shows more than the fields and the history of its record. */
export const isComposed = (page: RecordPage): boolean =>
  page.stages !== null ||
  (page.facts ?? []).some(({ field }) => field.parts !== null) ||
  sectionsOf(page).some(({ type }) => !isOwnSection(type));

/** Field of the other records that holds the key of this one; undefined when the filter is another. */
export const heldBy = ({ by }: Pick<ListSection, 'by'>): string | undefined => {
  if (typeof by === 'boolean') return undefined;
  return Object.entries(by).find(([, test]) => isRef(test?.eq) && test.eq.$ === 'record.id')?.[0];
};

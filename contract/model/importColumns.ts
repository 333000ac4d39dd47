import { plainText } from '../domain/texts/plainText.ts';
import type { KindName } from '../kinds/kindNames.ts';
import type { Language, Text } from './files/screenFile.ts';
import type { Field, LayoutItem, RecordScreen } from './screen.ts';

/** A column that a file may have, by all that it is called. */
export interface NamedColumn {
  readonly heading: string;
  readonly field: Pick<Field, 'path' | 'label' | 'was' | 'required'>;
  /** One of those that tell which record a line means. */
  readonly isKey: boolean;
  /** What people call it, where that is not the label of the field. */
  readonly label?: Text | undefined;
}

/** A column that a file of records may have. */
export interface ImportColumn extends NamedColumn {
  /** The field that it fills, or is a part of. */
  readonly field: Field;
  /** The field with the words of its cells. */
  readonly words?: string | undefined;
}

const fieldsIn = (items: readonly LayoutItem[]): readonly string[] =>
  items.flatMap(item => {
    if (item.type === 'field') return [item.field];
    return item.type === 'note' ? [] : fieldsIn(item.of);
  });

/** Kinds whose values are files. */
const uploaded: readonly KindName[] = ['file', 'image'];

/** Kinds whose values a cell holds as JSON. */
const asJson: readonly KindName[] = ['children', 'json', 'shape', 'polygon'];

/** What one cell cannot hold, or nobody may type. The generic store takes all of a record from a file; calls take what they name. */
const isClosed = ({ kind, compute, readonly }: Field, { data }: RecordScreen): boolean =>
  uploaded.includes(kind) ||
  (asJson.includes(kind) && data.calls !== null) ||
  compute !== null ||
  readonly === true;

/** The columns of a screen's files: those its `import` names, else the fields of its form, keys first. */
export const importColumns = (screen: RecordScreen): readonly ImportColumn[] => {
  if (screen.import === null) return [];
  const { matchBy, columns } = screen.import;
  const named = Object.entries(columns);
  const paths = [...new Set([...matchBy, ...fieldsIn(screen.form)])];
  const all = named.length > 0 ? named : paths.map(path => [path, { field: path }] as const);
  return all.flatMap(([heading, { field: path, ...more }]) => {
    const field = screen.fields[path];
    const isKey = matchBy.includes(path);
    return field && (named.length > 0 || isKey || !isClosed(field, screen))
      ? [{ heading, field, isKey, ...more }]
      : [];
  });
};

/**
 * The columns that a file lacks to tell which record a line means: those of its key whose value may not be empty, and all of
 * them where it has none.
 */
export const missingKeys = <Column extends NamedColumn>(
  columns: readonly Column[],
  has: (column: Column) => boolean,
): readonly Column[] => {
  const keys = columns.filter(({ isKey }) => isKey);
  const missing = keys.filter(column => !has(column));
  return missing.length === keys.length
    ? missing
    : missing.filter(({ field }) => field.required === true);
};

/** Headings are compared without letter case and without spaces around. */
const plain = (words: string): string => plainText(words).trim().toLowerCase();

/** What a person calls a column: the heading that the screen names, else the label of its field. */
export const wordsOf = ({ heading, field, label }: NamedColumn): Text =>
  label ?? (heading === field.path ? field.label : { en: heading, hi: heading });

/** Every word that means a column: its heading, its field's name, labels and earlier names. */
export const namesOf = ({
  heading,
  field,
  label = field.label,
}: NamedColumn): readonly string[] => [heading, field.path, label.en, label.hi, ...field.was];

/** Finds the column that a heading means; a heading is stronger than a label that another field happens to have. */
export const columnFinder = <Column extends NamedColumn>(
  columns: readonly Column[],
): ((heading: string) => Column | undefined) => {
  const byName = new Map<string, Column>();
  for (const rank of [0, 1, 2, 3])
    for (const column of columns) {
      const name = plain(namesOf(column)[rank] ?? '');
      if (name !== '' && !byName.has(name)) byName.set(name, column);
    }
  for (const column of columns)
    for (const name of column.field.was)
      if (!byName.has(plain(name))) byName.set(plain(name), column);
  return heading => byName.get(plain(heading));
};

/**
 * The columns with the headings that people would write over them, as `columnFinder` reads them back: the label in a language,
 * the heading of the screen where another column is meant by it. A column that says the same as one before it is left out.
 */
export const writtenColumns = <Column extends NamedColumn>(
  columns: readonly Column[],
  language: Language,
): readonly { readonly column: Column; readonly heading: string }[] => {
  const find = columnFinder(columns);
  const labelOf = ({ label, field }: Column) => (label ?? field.label)[language];
  return columns.flatMap(column => {
    const label = labelOf(column);
    const meant = find(label);
    // Parts of one field are told apart by their headings.
    const isShared = columns.some(one => one !== meant && one.isKey && labelOf(one) === label);
    if (meant === column && !isShared) return [{ column, heading: label }];
    return meant && meant !== column && !column.isKey && !isShared
      ? []
      : [{ column, heading: column.heading }];
  });
};

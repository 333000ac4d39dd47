import type { KindName } from '../kinds/kindNames.ts';
import type { Field, LayoutItem, RecordScreen } from './screen.ts';

/** A column that a file of records may have. */
export interface ImportColumn {
  readonly heading: string;
  /** The field that it fills, or is a part of. */
  readonly field: Field;
  /** One of those that tell which record a line means. */
  readonly isKey: boolean;
}

const fieldsIn = (items: readonly LayoutItem[]): readonly string[] =>
  items.flatMap(item => {
    if (item.type === 'field') return [item.field];
    return item.type === 'note' ? [] : fieldsIn(item.of);
  });

/** Kinds whose values a cell cannot hold. */
const uncelled: readonly KindName[] = ['children', 'json', 'file', 'image', 'polygon'];

/** What one cell cannot hold, or nobody may type. */
const isClosed = ({ kind, compute, readonly }: Field): boolean =>
  uncelled.includes(kind) || compute !== null || readonly === true;

/** The columns of a screen's files: those its `import` names, else the fields of its form, keys first. */
export const importColumns = (screen: RecordScreen): readonly ImportColumn[] => {
  if (screen.import === null) return [];
  const { matchBy, columns } = screen.import;
  const named = Object.entries(columns);
  const paths = [...new Set([...matchBy, ...fieldsIn(screen.form)])];
  const pairs = named.length > 0 ? named : paths.map(path => [path, path] as const);
  return pairs.flatMap(([heading, path]) => {
    const field = screen.fields[path];
    const isKey = matchBy.includes(path);
    return field && (named.length > 0 || isKey || !isClosed(field))
      ? [{ heading, field, isKey }]
      : [];
  });
};

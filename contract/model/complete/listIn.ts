import type { KindName } from '../../kinds/kindNames.ts';
import type { Field } from '../screen.ts';
import type { ListFile } from '../files/screenFile.ts';

/** Kinds that a list of columns alone can be filtered by. */
export const filteredKinds: readonly KindName[] = [
  'boolean',
  'choice',
  'choices',
  'date',
  'datetime',
  'reference',
  'references',
  'city',
];

/** Kinds whose words the search box looks in. */
export const searchedKinds: readonly KindName[] = [
  'text',
  'longtext',
  'phone',
  'email',
  'pincode',
  'gstin',
  'pan',
];

/** The list as a screen file may write it; columns alone are filtered and searched as their kinds allow. */
export const listIn = (
  list: ListFile | readonly string[],
  fields: Readonly<Record<string, Field>>,
): ListFile => {
  if ('columns' in list) return list;
  const ofKind = (kinds: readonly KindName[]): readonly string[] =>
    list.filter(path => {
      const kind = Object.hasOwn(fields, path) ? fields[path]?.kind : undefined;
      return kind !== undefined && kinds.includes(kind);
    });
  return { columns: list, filters: ofKind(filteredKinds), search: ofKind(searchedKinds) };
};

import { asText } from '../../domain/texts/asText.ts';
import { isNoValue } from '../../domain/noValue.ts';
import { valueAt } from '../../rules/valueAt.ts';
import type { Field } from '../screen.ts';

/** A file that a record names. */
export interface NamedFile {
  readonly id: string;
  /** As the screen file names the field: `cards.image`. */
  readonly field: string;
  /** Where it is in this record: `cards.2.image`. */
  readonly path: string;
}

const isFile = ({ kind }: Field): boolean => kind === 'file' || kind === 'image';

const inFields = (
  fields: readonly Field[],
  record: unknown,
  key: string,
  at: string,
): readonly NamedFile[] =>
  fields.flatMap((field): readonly NamedFile[] => {
    const value = valueAt(record, field.path);
    if (isNoValue(value)) return [];
    if (isFile(field))
      return [{ id: asText(value), field: key + field.path, path: at + field.path }];
    if (field.children.length === 0 || !Array.isArray(value)) return [];
    return value.flatMap((item: unknown, index) =>
      inFields(field.children, item, `${key}${field.path}.`, `${at}${field.path}.${index}.`),
    );
  });

/** Every file that a record names, in its lists too. */
export const fileIdsIn = (
  fields: Readonly<Record<string, Field>>,
  record: unknown,
): readonly NamedFile[] => inFields(Object.values(fields), record, '', '');

/** The field of kind `file` or `image` that a name such as `cards.image` means. */
export const fileField = (
  fields: Readonly<Record<string, Field>>,
  name: string,
): Field | undefined => {
  const find = (all: readonly Field[], rest: string): Field | undefined => {
    const own = all.find(({ path }) => path === rest);
    if (own) return isFile(own) ? own : undefined;
    const list = all.find(({ path }) => rest.startsWith(`${path}.`));
    return list && find(list.children, rest.slice(list.path.length + 1));
  };
  return find(Object.values(fields), name);
};

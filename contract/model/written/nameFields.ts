import { completeFields } from '../complete/completeField.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import type { Field } from '../screen.ts';
import type { FieldFile, ScreenFile } from '../files/screenFile.ts';
import type { Shared } from './SharedFiles.ts';

/** English names of fields by their paths, those inside lists after their list. */
const namesOf = (fields: readonly Field[], prefix = ''): readonly (readonly [string, string])[] =>
  fields.flatMap(({ path, label, children }) => [
    [prefix + path, label.en] as const,
    ...namesOf(children, `${prefix}${path}.`),
  ]);

const named = (file: FieldFile | undefined, hi: string): FieldFile => ({
  ...file,
  label: { ...file?.label, hi },
});

/**
 * A screen file whose fields have Hindi names: where the file gives none, the glossary has it for the title in the record
 * schema. @param onWord told each title that was found.
 */
export const nameFields = (
  file: ScreenFile,
  schema: JsonSchema,
  words: Shared['words'],
  onWord: (english: string) => void = () => undefined,
): ScreenFile => {
  const { fields = {} } = file;
  const found = namesOf(Object.values(completeFields(schema, fields))).flatMap(([path, en]) => {
    const hi = Object.hasOwn(words, en) ? words[en] : undefined;
    if (hi === undefined || fields[path]?.label?.hi !== undefined) return [];
    onWord(en);
    return [[path, named(fields[path], hi)] as const];
  });
  return found.length === 0
    ? file
    : { ...file, fields: { ...fields, ...Object.fromEntries(found) } };
};

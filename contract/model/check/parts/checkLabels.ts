import { pointer } from '../../files/jsonPositions.ts';
import { schemaAt } from '../../schemaAt.ts';
import type { Field } from '../../screen.ts';
import type { CheckContext } from '../context.ts';

/** The field itself and, for a list, the fields of its items. */
const withChildren = (field: Field, prefix = ''): readonly string[] => [
  prefix + field.path,
  ...field.children.flatMap(child => withChildren(child, `${prefix}${field.path}.`)),
];

/** Checks that a field which people see has a name in both languages. */
export const checkLabels = (
  { add, file, schema, fields, isOwn }: CheckContext,
  path: string,
  at: string,
): void => {
  const field = fields[path];
  if (!field) return;
  for (const name of withChildren(field)) {
    const label = file.fields?.[name]?.label;
    const place = label ? pointer('fields', name, 'label') : at;
    if (label?.hi === undefined && !isOwn)
      add(
        place,
        `"${name}" is shown but has no Hindi name: add its English name to resources/words.json, or give "fields" → "${name}" → "label" → "hi"`,
      );
    if (label?.en === undefined && !isOwn && schemaAt(schema, name)?.title === undefined)
      add(place, `"${name}" is shown but has no English name: give it a "title" in the schema`);
  }
};

import Type, { type Static } from 'typebox';
import { keys, mapOf, may, needed } from './keys.ts';
import { name, path, paths } from './names.ts';
import { call } from './registered.ts';
import { text } from './text.ts';

const column = keys(
  {
    field: needed(path, 'The field that the column fills, or is a part of.'),
    label: may(text, 'What people call the column. Default: the label of the field.'),
    words: may(
      path,
      'The field with the words of a cell, for the example line of the template. Default: the value as it is stored.',
    ),
  },
  { $id: 'importColumn', description: 'A column of a file of records.' },
);

/** The field of a column, or more of it. */
const columnOrField = Type.Unsafe<string | Static<typeof column>>(Type.Union([path, column]));

export const importFile = keys(
  {
    matchBy: needed(paths, 'Fields that together identify the record of a line.'),
    view: may(
      name,
      'View of the list that the page of an applied file leads to: where its records wait for what is next. Default: the whole list.',
    ),
    columns: may(
      mapOf(columnOrField, { minProperties: 1 }),
      'Heading in the file and the field it fills. Default: the fields of the form by their names.',
    ),
    call: may(
      call,
      "A call that reads the file itself, in the shape of `imports.run`. Default: the console's own import, which saves each line as the form would.",
    ),
  },
  {
    $id: 'import',
    description: 'Records from a CSV file: new ones are created, known ones changed.',
  },
);

export type ImportColumnFile = Static<typeof column>;

export type ImportFile = Static<typeof importFile>;

import type { Static } from 'typebox';
import { keys, mapOf, may, needed } from './keys.ts';
import { path, paths } from './names.ts';
import { call } from './registered.ts';

export const importFile = keys(
  {
    matchBy: needed(paths, 'Fields that together identify the record of a line.'),
    columns: may(
      mapOf(path, { minProperties: 1 }),
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

export type ImportFile = Static<typeof importFile>;

import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { columnFinder, importColumns, writtenColumns } from '#contract/model/importColumns.ts';
import type { RecordScreen } from '#contract/model/types.ts';

const importing = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => 'import' in screen && screen.import !== null,
);

describe.each(importing.map(screen => [screen.resource, screen] as const))(
  'files of %s',
  (_resource, screen) => {
    const columns = importColumns(screen);

    it.each(['en', 'hi'] as const)(
      'are read by the headings of their template, in %s',
      language => {
        const find = columnFinder(columns);
        const written = writtenColumns(columns, language);
        expect(written.map(({ heading }) => find(heading)?.heading)).toEqual(
          written.map(({ column }) => column.heading),
        );
        expect(new Set(written.map(({ heading }) => heading)).size).toBe(written.length);
        const left = columns.filter(one => !written.some(({ column }) => column === one));
        expect(left.filter(({ isKey }) => isKey)).toEqual([]);
      },
    );
  },
);

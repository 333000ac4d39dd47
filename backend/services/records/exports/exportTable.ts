import { importCell } from '#contract/model/importCell.ts';
import { importColumns } from '#contract/model/importColumns.ts';
import { hiddenFields } from '#contract/model/rights/screenAccess.ts';
import type { Field, Language, RecordScreen } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import { valueAt } from '#contract/rules/valueAt.ts';
import type { Actor } from '../../../calls/Actor.ts';
import { notAllowed } from '../../../calls/Refusal.ts';
import { cellText } from './cellText.ts';
import type { Titles } from './referenceTitles.ts';

/** A cell as it is read; a number is never taken for a formula. */
export interface ExportCell {
  readonly text: string;
  readonly isNumber?: boolean;
}

/** What an export writes: headings, and the cells of each row once its references are learnt. */
export interface ExportTable {
  /** What is read of a row, by path. */
  readonly fields: readonly string[];
  readonly titles: Titles;
  readonly header: readonly string[];
  readonly cellsOf: (row: IdentifiedRecord) => readonly ExportCell[];
}

type TitlesOf = (fields: readonly Field[]) => Titles;

/** Two columns of one name could not be told apart: each then says which field it is. */
const headingsOf = (columns: readonly Field[], language: Language): readonly string[] => {
  const names = columns.map(({ label }) => label[language]);
  return names.map((name, at) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} (${columns[at]?.path})`,
  );
};

/** As the list shows it: words, rupees, titles of references. */
export const viewTable = (
  columns: readonly Field[],
  titlesOf: TitlesOf,
  language: Language,
): ExportTable => {
  const titles = titlesOf(columns);
  return {
    fields: columns.map(({ path }) => path),
    titles,
    header: headingsOf(columns, language),
    cellsOf: row =>
      columns.map(field => {
        const value = valueAt(row, field.path);
        const isNumber = typeof value === 'number' && field.reference === null;
        return { text: cellText(field, value, language, titles), isNumber };
      }),
  };
};

/**
 * To change and import: exactly the columns that the screen's import reads. Beside the id of a reference stands its
 * title under a heading with `#`, which the import passes over.
 * @throws Refusal FORBIDDEN where the screen has no import.
 */
export const changeTable = (
  screen: RecordScreen,
  actor: Actor,
  titlesOf: TitlesOf,
  language: Language,
): ExportTable => {
  if (screen.import === null) throw notAllowed();
  const hidden = hiddenFields(screen, actor.roleCodes);
  const columns = importColumns(screen).filter(({ field }) => !hidden.includes(field.path));
  const titles = titlesOf(columns.map(({ field }) => field));
  return {
    fields: columns.map(({ field }) => field.path),
    titles,
    header: columns.flatMap(({ heading, field }) =>
      field.reference ? [heading, `# ${field.label[language]}`] : [heading],
    ),
    cellsOf: row =>
      columns.flatMap(column => {
        const { field } = column;
        const value = valueAt(row, field.path);
        const cell = { text: importCell(column, row), isNumber: typeof value === 'number' };
        if (!field.reference) return [cell];
        return [cell, { text: cellText(field, value, language, titles) }];
      }),
  };
};

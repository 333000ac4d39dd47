import type { ComponentType } from 'react';
import { later } from '#parts/fetching/later.ts';
import { laterPart } from '#parts/fetching/laterPart.tsx';
import type { Field } from '#contract/model/types.ts';
import type { CellProps, Sign } from './FieldView.ts';
import { fieldViews } from './fieldViews.ts';

type CellModule = Readonly<Record<string, ComponentType<CellProps>>>;

const found = import.meta.glob<CellModule>(
  [
    './cells/*.tsx',
    '!./cells/{Slot*,Mapped*,ProductCards,BuilderProjects,Parameters,Recording}.tsx',
    '!./**/*.test.tsx',
  ],
  { eager: true },
);
/** Cells with media, places and products, which most pages have none of, come when they are drawn. */
const foundLater = import.meta.glob<CellModule>(
  './cells/{Slot*,Mapped*,ProductCards,BuilderProjects,Parameters,Recording}.tsx',
);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.tsx'.length);

/** Cells made by hand: `cells/<Name>.tsx` exports `<Name>`, which a screen file names in a field's `cell`. */
const cells: CellModule = Object.assign(
  {},
  ...Object.values(found),
  ...Object.entries(foundLater).map(([path, load]) => {
    const bring = later(load);
    const name = nameOf(path);
    return {
      [name]: laterPart(async () => {
        const Cell = (await bring())[name];
        if (!Cell) throw new Error(`The file of ${name} exports no cell of that name`);
        return Cell;
      }),
    };
  }),
);

/** Whether a field's cell is its formatted words with their sign and nothing else. */
export const isPlainCell = (field: Field): boolean =>
  !cells[field.cell ?? ''] && (fieldViews[field.kind].isPlain?.(field) ?? false);

/** What stands before the words of a plain cell, if anything does. */
export const signOf = (field: Field, value: unknown): Sign | undefined =>
  fieldViews[field.kind].signOf?.(value);

/** A field's value to read: in the cell its screen names, else in that of its kind. */
export const FieldCell = ({ field, value }: CellProps) => {
  const Cell = cells[field.cell ?? ''] ?? fieldViews[field.kind].Cell;
  return <Cell field={field} value={value} />;
};

import type { ComponentType } from 'react';
import type { Field } from '#contract/model/types.ts';
import type { CellProps } from './FieldView.ts';
import { fieldViews } from './fieldViews.ts';

type CellModule = Readonly<Record<string, ComponentType<CellProps>>>;

const found = import.meta.glob<CellModule>(['./cells/*.tsx', '!./**/*.test.tsx'], { eager: true });

/** Cells made by hand: `cells/<Name>.tsx` exports `<Name>`, which a screen file names in a field's `cell`. */
const cells: CellModule = Object.assign({}, ...Object.values(found));

/** Whether a field's cell is its formatted words and nothing else. */
export const isPlainCell = (field: Field): boolean =>
  !cells[field.cell ?? ''] && (fieldViews[field.kind].isPlain?.(field) ?? false);

/** A field's value to read: in the cell its screen names, else in that of its kind. */
export const FieldCell = ({ field, value }: CellProps) => {
  const Own = cells[field.cell ?? ''];
  const { Cell } = fieldViews[field.kind];
  return Own ? <Own field={field} value={value} /> : <Cell field={field} value={value} />;
};

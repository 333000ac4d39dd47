import { kinds } from '#contract/kinds/index.ts';
import type { Field } from '#contract/model/types.ts';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { shapeWords } from './shapeWords.ts';

const wordsOf = (field: Field, value: unknown): string =>
  shapeWords(field.schema, value) || kinds.shape.missing;

/** A value drawn out of its schema: in one line, names with their values. */
export const view: FieldView = {
  useWords: (field, values) => values.map(value => wordsOf(field, value)),
  Cell: ({ field, value }: CellProps) => <PlainCell>{wordsOf(field, value)}</PlainCell>,
};

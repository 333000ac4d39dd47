import { kinds } from '#contract/kinds/index.ts';
import { useText } from '#parts/useText.ts';
import type { Field } from '#contract/model/types.ts';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';
import { shapeWords } from './shapeWords.ts';

const useWords = (field: Field, values: readonly unknown[]): readonly string[] => {
  const text = useText();
  return values.map(value => shapeWords(field.schema, value, text) || kinds.shape.missing);
};

const Cell = ({ field, value }: CellProps) => {
  const [words = ''] = useWords(field, [value]);
  return <PlainCell>{words}</PlainCell>;
};

/** A value drawn out of its schema: in one line, names with their values. */
export const view: FieldView = { useWords, Cell };

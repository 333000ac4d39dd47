import { useReferenceWord } from '#parts/words/useReferenceWord.ts';
import type { CellProps } from '../FieldView.ts';
import { fieldViews } from '../fieldViews.ts';

/** A status, reason or activity of the reference data in the reader's language. */
export const ReferenceWord = ({ field, value }: CellProps) => {
  const word = useReferenceWord();
  const { Cell } = fieldViews.text;
  return <Cell field={field} value={typeof value === 'string' ? word(value) : value} />;
};

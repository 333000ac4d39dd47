import { kinds } from '#contract/kinds/index.ts';
import { CountedCell } from '../CountedCell.tsx';
import type { CellProps, FieldView } from '../FieldView.ts';
import { useFormatted } from '../useFormatted.ts';

const Cell = ({ field, value }: CellProps) => {
  const words = useFormatted({ ...field, kind: 'choice' }, Array.isArray(value) ? value : []);
  return <CountedCell words={words} missing={kinds.choices.missing} />;
};

/** Several of the field's options, or several words. */
export const view: FieldView = { useWords: useFormatted, Cell };

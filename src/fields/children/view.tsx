import { useTranslate } from 'react-admin';
import type { CellProps, FieldView } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';

const countOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

const useCounted = (values: readonly unknown[]) => {
  const translate = useTranslate();
  return values.map(value => translate('engine.children.count', { smart_count: countOf(value) }));
};

const Cell = ({ value }: CellProps) => <PlainCell>{useCounted([value])[0] ?? ''}</PlainCell>;

/** A list of small records inside the record: a form draws it as cards, elsewhere it reads as a count. */
export const view: FieldView = { useWords: (_, values) => useCounted(values), Cell };

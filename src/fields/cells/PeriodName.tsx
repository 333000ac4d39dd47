import { periodName } from '#contract/domain/incentives/periodName.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import type { CellProps } from '../FieldView.ts';
import { PlainCell } from '../PlainCell.tsx';

/** A sales month or a cycle in the reader's language. */
export const PeriodName = ({ value }: CellProps) => {
  const language = useLanguage();
  return <PlainCell>{typeof value === 'string' ? periodName(value, language) : '-'}</PlainCell>;
};

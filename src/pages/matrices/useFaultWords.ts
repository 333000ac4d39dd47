import { useTranslate } from 'react-admin';
import type { CellFault } from './model/faults.ts';

/** What a cell says is wrong, in the language that the person reads. */
export const useFaultWords = () => {
  const translate = useTranslate();
  return ({ why }: CellFault): string =>
    typeof why === 'string' ? translate(`matrices.fault.${why}`) : why.words;
};

import { useTranslate } from 'react-admin';
import { mostAtOnce } from '#contract/domain/lists/mostAtOnce.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { useNames } from '../useNames.ts';

/** Why that many records cannot be saved as a file of so many lines; undefined: they can. */
export const useExportLimit = (total: number, most = mostAtOnce): string | undefined => {
  const translate = useTranslate();
  const { many } = useNames();
  if (total > 0 && total <= most) return undefined;
  return translate(total === 0 ? 'engine.export.empty' : 'engine.export.too_many', {
    total: writeNumber(total),
    most: writeNumber(most),
    many,
  });
};

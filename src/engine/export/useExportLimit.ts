import { useTranslate } from 'ra-core';
import { mostAtOnce } from '#contract/domain/lists/mostAtOnce.ts';
import { writeNumber } from '#contract/kinds/number.ts';
import { useNames } from '../useNames.ts';

/** Why that many records cannot be saved as a file; undefined: they can. */
export const useExportLimit = (total: number): string | undefined => {
  const translate = useTranslate();
  const { many } = useNames();
  if (total > 0 && total <= mostAtOnce) return undefined;
  return translate(total === 0 ? 'engine.export.empty' : 'engine.export.too_many', {
    total: writeNumber(total),
    most: writeNumber(mostAtOnce),
    many,
  });
};

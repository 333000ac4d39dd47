import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useText } from '#parts/useText.ts';
import type { CaseWords } from './caseTitles.ts';

/** In the language of the page: what alternatives are called that have no title. */
export const useCaseWords = (): CaseWords => {
  const translate = useTranslate();
  const text = useText();
  return useMemo(
    () => ({ say: (key, about) => translate(`engine.shape.${key}`, { ...about }), text }),
    [translate, text],
  );
};

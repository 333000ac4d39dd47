import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { KindName } from '#contract/kinds/kindNames.ts';
import { useText } from '#parts/useText.ts';
import type { Say } from './schemaWords.ts';

const chosen: readonly KindName[] = ['choice', 'choices', 'reference', 'references', 'city'];

/** Words for what is wrong, in the language that the person reads. */
export const useSay = (): Say => {
  const translate = useTranslate();
  const text = useText();
  return useMemo(
    () => ({
      missing: field =>
        translate(chosen.includes(field.kind) ? 'engine.error.choose' : 'engine.error.required', {
          field: text(field.label),
        }),
      error: (key, args) => translate(`engine.error.${key}`, { ...args }),
    }),
    [translate, text],
  );
};

import { useTranslate, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { valueAt } from '#contract/rules/valueAt.ts';
import { useText } from '#parts/useText.ts';
import { useScreen } from '../ScreenContext.ts';
import type { Kept } from './saveChanges.ts';

/** Words for what someone else saved meanwhile: who, and which fields of their were kept. */
export const useMergeWords = () => {
  const { fields } = useScreen();
  const translate = useTranslate();
  const text = useText();
  const personOf = useCallback(
    (from: RaRecord): string => {
      const name = valueAt(from, 'updatedByName');
      return typeof name === 'string' && name !== '' ? name : translate('engine.conflict.someone');
    },
    [translate],
  );
  /** Undefined: nobody had changed anything. */
  const keptWords = useCallback(
    (kept: Kept | null): string | undefined =>
      kept && kept.paths.length > 0
        ? translate('engine.conflict.merged', {
            person: personOf(kept.from),
            fields: kept.paths
              .flatMap(path => fields[path]?.label ?? [])
              .map(text)
              .join(', '),
          })
        : undefined,
    [fields, translate, text, personOf],
  );
  return { personOf, keptWords };
};

import { useLocaleState } from 'ra-core';
import { useCallback } from 'react';
import type { Text } from '#contract/model/types.ts';

/** Words of a screen file in the language that the person reads. */
export const useText = () => {
  const [locale] = useLocaleState();
  return useCallback((text: Text) => (locale === 'hi' ? text.hi : text.en), [locale]);
};

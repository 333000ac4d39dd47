import { useLocaleState } from 'ra-core';
import { useEffect } from 'react';
import { usePreference } from '#parts/usePreference.ts';

/** Writes language and density where styles, screen readers and the browser look for them. */
export const PageSettings = () => {
  const [locale] = useLocaleState();
  const [density] = usePreference('density', 'comfortable');
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  useEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);
  return null;
};

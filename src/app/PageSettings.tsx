import { useEffect } from 'react';
import { useLanguage } from '#parts/useLanguage.ts';
import { usePreference } from '#parts/usePreference.ts';

/** Writes language and density where styles, screen readers and the browser look for them. */
export const PageSettings = () => {
  const language = useLanguage();
  const [density] = usePreference('density', 'comfortable');
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);
  return null;
};

import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useLanguage } from '#parts/useLanguage.ts';
import { usePreference } from '#parts/usePreference.ts';

/** Writes language, density and colours where styles, screen readers and the browser look for them. */
export const PageSettings = () => {
  const language = useLanguage();
  const [density] = usePreference('density', 'comfortable');
  const [mode] = usePreference<'system' | 'light' | 'dark'>('mode', 'system');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const systemScheme = isDark ? 'dark' : 'light';
  const scheme = mode === 'system' ? systemScheme : mode;
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    document.documentElement.dataset['density'] = density;
  }, [density]);
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return null;
};

import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect } from 'react';
import { useLanguage } from '#parts/useLanguage.ts';
import { usePreference } from '#parts/usePreference.ts';

/** The page comes with what is right (public/boot.js): written again, the browser would work out all styles anew. */
const useOnPage = (name: string, value: string): void => {
  useEffect(() => {
    const page = document.documentElement;
    if (page.getAttribute(name) !== value) page.setAttribute(name, value);
  }, [name, value]);
};

/** Writes language, density and colours where styles, screen readers and the browser look for them. */
export const PageSettings = () => {
  const language = useLanguage();
  const [density] = usePreference('density', 'comfortable');
  const [mode] = usePreference<'system' | 'light' | 'dark'>('mode', 'system');
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const systemScheme = isDark ? 'dark' : 'light';
  const scheme = mode === 'system' ? systemScheme : mode;
  useOnPage('lang', language);
  useOnPage('data-density', density);
  useOnPage('data-scheme', scheme);
  return null;
};

import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { onPrint } from '#parts/page/onPrint.ts';
import { useLanguage } from '#parts/useLanguage.ts';
import { usePreference } from '#parts/contexts/usePreference.ts';

export type Mode = 'system' | 'light' | 'dark';

/** The page comes with what is right (public/boot.js): written again, the browser would work out all styles again. */
const useOnPage = (name: string, value: string): void => {
  useEffect(() => {
    const page = document.documentElement;
    if (page.getAttribute(name) !== value) page.setAttribute(name, value);
  }, [name, value]);
};

/** Writes language and density where styles, screen readers and the browser look for them, and tells the theme the colours. */
export const PageSettings = () => {
  const language = useLanguage();
  const [density] = usePreference('density', 'comfortable');
  const [mode] = usePreference<Mode>('mode', 'system');
  const { setMode } = useColorScheme();
  useOnPage('lang', language);
  useOnPage('data-density', density);
  useEffect(() => setMode(mode), [setMode, mode]);
  // Paper is white, whatever the screen is.
  useEffect(() => onPrint(isPrinting => setMode(isPrinting ? 'light' : mode)), [setMode, mode]);
  return null;
};

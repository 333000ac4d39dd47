import { useI18nProvider } from 'react-admin';
import type { Language } from '#contract/model/types.ts';

/**
 * The language that the page is drawn in. A change of it draws everything again, so nothing need follow it: ra-core's own
 * hook reads the store and listens to it, in every cell of a list.
 */
export const useLanguage = (): Language => (useI18nProvider().getLocale() === 'hi' ? 'hi' : 'en');

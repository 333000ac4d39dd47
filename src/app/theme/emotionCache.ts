import createCache from '@emotion/cache';

/** The nonce that the server wrote into this page, under which the content security policy admits our styles. */
export const readNonce = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Where Emotion puts its styles: at the head's start, so that a page's own styles win. */
export const createStyleCache = (page: Document) =>
  createCache({ key: 'c', nonce: readNonce(page), prepend: true });

/** Where the person wanted to go, kept in the tab while they are at the company's provider; only this page writes it. */
const key = 'console.directory-sign-in';

export const keepNext = (storage: Storage, next: string | null): void => {
  if (next === null) storage.removeItem(key);
  else storage.setItem(key, next);
};

/** Once, and only an address of our own. */
export const takeNext = (storage: Storage): string | null => {
  const next = storage.getItem(key);
  storage.removeItem(key);
  return next !== null && /^\/(?![/\\])/.test(next) ? next : null;
};

/**
 * What the provider sent the browser back with: `?code=…&state=…`, or `?error=…&state=…`. It is taken out of the address at once,
 * so that it stays neither in the history nor in a copied link.
 */
export const takeDirectoryAnswer = (
  page: Pick<Window, 'location' | 'history'>,
): string | undefined => {
  const { pathname, search } = page.location;
  const given = new URLSearchParams(search);
  if (!given.has('state') || !(given.has('code') || given.has('error'))) return undefined;
  page.history.replaceState(page.history.state, '', pathname);
  return search;
};

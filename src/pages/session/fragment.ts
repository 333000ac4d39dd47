/** What the part after `#` brings to the sign-in page. */
export type Fragment =
  | { kind: 'none' }
  /** The token of a link to set a new password. */
  | { kind: 'reset'; token: string }
  /** Google's answer to our question. */
  | { kind: 'google'; token: string; state: string }
  /** Google refused, or the person turned back. */
  | { kind: 'google-error' };

/** Reads a fragment such as `#reset=…` or `#access_token=…&state=…`. */
export const parseFragment = (hash: string): Fragment => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const reset = given.get('reset');
  if (reset) return { kind: 'reset', token: reset };
  const token = given.get('access_token');
  if (token) return { kind: 'google', token, state: given.get('state') ?? '' };
  return given.has('error') ? { kind: 'google-error' } : { kind: 'none' };
};

/**
 * Reads the fragment and takes it out of the address at once, so that no token stays in the history, on the screen or
 * in a copied link.
 */
export const takeFragment = (page: Pick<Window, 'location' | 'history'>): Fragment => {
  const fragment = parseFragment(page.location.hash);
  if (fragment.kind !== 'none') {
    const { pathname, search } = page.location;
    page.history.replaceState(page.history.state, '', pathname + search);
  }
  return fragment;
};

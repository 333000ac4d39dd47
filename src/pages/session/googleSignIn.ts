/** What is kept in the tab while the person is at Google: our proof that we asked, and where to go afterwards. */
interface Pending {
  state: string;
  next: string | null;
}

const key = 'console.google-sign-in';

interface Begin {
  clientId: string;
  origin: string;
  /** A random text that comes back with the answer. */
  state: string;
  next: string | null;
}

/** Google's address for a token in the fragment of our own sign-in page; remembers that we asked. */
export const beginGoogleSignIn = (storage: Storage, begin: Begin): string => {
  const { clientId, origin, state, next } = begin;
  storage.setItem(key, JSON.stringify({ state, next } satisfies Pending));
  const address = new URL('https://accounts.google.com/o/oauth2/v2/auth');
  address.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${origin}/login`,
    response_type: 'token',
    scope: 'openid email profile',
    prompt: 'select_account',
    state,
  }).toString();
  return address.href;
};

/** What was asked for, once; undefined when the answer is to a question of someone else. */
export const endGoogleSignIn = (storage: Storage, state: string): Pending | undefined => {
  const kept = storage.getItem(key);
  storage.removeItem(key);
  if (kept === null) return undefined;
  const pending = JSON.parse(kept) as Pending;
  return pending.state === state ? pending : undefined;
};

import { describe, expect, it } from 'vitest';
import { beginGoogleSignIn, endGoogleSignIn } from './googleSignIn.ts';

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
};

const begin = {
  clientId: 'c1',
  origin: 'https://console.test',
  state: 's1',
  next: '/events?page=2',
};

describe('sign-in with Google', () => {
  it('asks for a token that comes back to the sign-in page', () => {
    const address = new URL(beginGoogleSignIn(storage(), begin));
    expect(address.origin).toBe('https://accounts.google.com');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: 'c1',
      redirect_uri: 'https://console.test/login',
      response_type: 'token',
      state: 's1',
    });
  });

  it('takes the answer to its own question, once', () => {
    const tab = storage();
    beginGoogleSignIn(tab, begin);
    expect(endGoogleSignIn(tab, 's1')).toEqual({ state: 's1', next: '/events?page=2' });
    expect(endGoogleSignIn(tab, 's1')).toBeUndefined();
  });

  it('refuses a token that somebody else asked for', () => {
    const tab = storage();
    beginGoogleSignIn(tab, begin);
    expect(endGoogleSignIn(tab, 'other')).toBeUndefined();
    expect(endGoogleSignIn(storage(), '')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { keepNext, takeDirectoryAnswer, takeNext } from './directorySignIn.ts';

/** The window of a page at an address. */
const pageAt = (search: string) => {
  const location = { pathname: '/login', search };
  const replaceState = (_state: unknown, _title: string, address: string) => {
    location.search = new URL(address, 'https://console.test').search;
  };
  return { location, history: { state: null, replaceState } } as unknown as Window;
};

const storage = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage;
};

describe('what the company’s provider sent the browser back with', () => {
  it.each(['?code=1&state=2&iss=x', '?error=access_denied&state=2'])(
    'is taken out of the address: %s',
    search => {
      const page = pageAt(search);
      expect(takeDirectoryAnswer(page)).toBe(search);
      expect(page.location.search).toBe('');
    },
  );

  it.each(['', '?page=2', '?code=1', '?state=2'])('is not there: "%s"', search => {
    const page = pageAt(search);
    expect(takeDirectoryAnswer(page)).toBeUndefined();
    expect(page.location.search).toBe(search);
  });
});

describe('where the person wanted to go', () => {
  it.each([
    ['/events?page=2', '/events?page=2'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    [null, null],
  ])('%s is %s once', (kept, next) => {
    const tab = storage();
    keepNext(tab, '/old');
    keepNext(tab, kept);
    expect(takeNext(tab)).toBe(next);
    expect(takeNext(tab)).toBeNull();
  });
});

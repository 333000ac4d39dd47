import { describe, expect, it, vi } from 'vitest';
import { parseFragment, takeFragment } from './fragment.ts';

describe('the fragment of the sign-in page', () => {
  it.each([
    ['', { kind: 'none' }],
    ['#', { kind: 'none' }],
    ['#top', { kind: 'none' }],
    ['#reset=abc-_1', { kind: 'reset', token: 'abc-_1' }],
    ['#state=s1&access_token=t.1&token_type=Bearer', { kind: 'google', token: 't.1', state: 's1' }],
    ['#access_token=t', { kind: 'google', token: 't', state: '' }],
    ['#error=access_denied&state=s1', { kind: 'google-error' }],
  ])('%s', (hash, fragment) => {
    expect(parseFragment(hash)).toEqual(fragment);
  });

  it('leaves the address as soon as it was read', () => {
    const replaceState = vi.fn<History['replaceState']>();
    const page = {
      location: { hash: '#reset=abc', pathname: '/login', search: '?a=1' },
      history: { state: { key: 'k' }, replaceState },
    } as unknown as Window;
    expect(takeFragment(page)).toEqual({ kind: 'reset', token: 'abc' });
    expect(replaceState).toHaveBeenCalledWith({ key: 'k' }, '', '/login?a=1');
  });
});

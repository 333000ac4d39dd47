import { describe, expect, it } from 'vitest';
import { googleIdentity } from './GoogleIdentity.ts';

const good = {
  aud: 'console-client',
  email: 'Asha@Example.com',
  email_verified: 'true',
  expires_in: '300',
};
const identify = (body: unknown, ok = true) =>
  googleIdentity('console-client', () => Promise.resolve({ ok, body })).identify('t&k');

describe('a token of an external identity account (T5)', () => {
  it('names its holder', async () => {
    expect(await identify(good)).toEqual({ email: 'asha@example.com' });
  });

  it.each([
    ['was made for another application', { ...good, aud: 'another-client' }, true],
    ['belongs to an address nobody verified', { ...good, email_verified: 'false' }, true],
    ['has run out', { ...good, expires_in: '0' }, true],
    ['names no address', { ...good, email: undefined }, true],
    ['is refused by its issuer', good, false],
    ['gets no answer that can be read', null, true],
  ])('proves nothing when it %s', async (_why, body, ok) => {
    expect(await identify(body, ok)).toBeUndefined();
  });

  it('is sent as one parameter whatever it holds', async () => {
    const asked: string[] = [];
    const provider = googleIdentity('c', url => {
      asked.push(url);
      return Promise.resolve({ ok: false, body: null });
    });
    await provider.identify('a&aud=c');
    expect(asked[0]).toContain('access_token=a%26aud%3Dc');
  });
});

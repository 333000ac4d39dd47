import { beforeEach, describe, expect, it, vi } from 'vitest';
import { personHeader } from '#contract/requests/personHeader.ts';
import { createDraftStore } from '#dataProvider/drafts/createDraftStore.ts';
import { json } from '#dataProvider/http/http.fixture.ts';
import {
  asha,
  caught,
  createTabs,
  credentials,
  noSession,
  ravi,
  startAuth,
} from './auth.fixture.ts';

/** Two tabs of Asha's browser; she has typed something in the first. */
const browser = () => {
  const tab = createTabs();
  const [here, there] = [startAuth(asha, tab()), startAuth(asha, tab())];
  const drafts = createDraftStore(here.sessionStorage, asha.id);
  drafts.keep({ resource: 'packages' }, { values: { name: 'A' }, savedAt: 1 });
  return { here, there, drafts };
};

let { here, there, drafts } = browser();
beforeEach(() => {
  ({ here, there, drafts } = browser());
});

const typed = () => drafts.find({ resource: 'packages' })?.values;
const signOutThere = async () => {
  there.network.reply({ signedOut: true });
  await there.provider.logout({});
};
const signInThere = async (details: typeof asha) => {
  there.network.reply({}, details);
  await there.provider.login(credentials);
};
const left = asha;

describe('a sign-out in one tab', () => {
  it('ends the others at once, which keep what was typed for the person', async () => {
    await signOutThere();
    expect(here.provider.known()).toBeUndefined();
    expect(here.provider.state()).toEqual({
      status: 'logged out',
      hasExpired: false,
      elsewhere: left,
    });
    expect(typed()).toEqual({ name: 'A' });
    expect(here.sent()).toEqual([]);
  });

  it('and a new sign-in of the same person there goes on here, with the new token', async () => {
    await signOutThere();
    here.network.reply({ ...asha, csrfToken: 'token-new' }, {});
    await signInThere(asha);
    await vi.waitFor(() => expect(here.provider.known()).toMatchObject({ id: 7 }));
    expect(here.provider.state()).toEqual({ status: 'logged in' });
    await here.client.send('city.add');
    expect(here.network.seen.at(-1)?.headers.get('x-csrf-token')).toBe('token-new');
    expect(typed()).toEqual({ name: 'A' });
  });
});

describe('another person who signs in in another tab', () => {
  it('finds the first one’s page left, and nothing of it is sent in their name', async () => {
    const seen = vi.fn<(details: unknown) => void>();
    here.provider.watch(seen);
    await signInThere(ravi);
    expect(seen).toHaveBeenCalledExactlyOnceWith(undefined);
    here.network.reply(json({ code: 'CSRF', message: 'x' }, { status: 403 }));
    await caught(here.client.send('city.add'));
    expect(here.network.seen[0]?.headers.get('x-csrf-token')).toBeNull();
    here.network.reply(ravi);
    expect(await here.provider.details()).toMatchObject({ id: 8 });
    expect(here.provider.state()).toEqual({ status: 'logged in', before: left });
    expect(typed()).toEqual({ name: 'A' });
  });

  it('is noticed by a refused token, where no other tab could tell', async () => {
    here.network.reply(json({ code: 'CSRF', message: 'x' }, { status: 403 }), ravi);
    await caught(here.client.send('city.add'));
    await vi.waitFor(() => expect(here.provider.known()).toBeUndefined());
    expect(here.provider.state()).toMatchObject({ status: 'logged out', elsewhere: left });
    expect(typed()).toEqual({ name: 'A' });
  });

  it('is noticed by an answer that was made for them, of which nothing is kept', async () => {
    here.network.reply(json({ secret: 1 }, { headers: { [personHeader]: '8' } }));
    await here.client.send('city.list');
    expect(here.provider.known()).toBeUndefined();
    expect(here.localStorage.length).toBe(0);
  });

  it('does not land on the first one’s page, also in the same tab', async () => {
    await signOutThere();
    here.network.reply({}, ravi);
    expect(await here.provider.login(credentials)).toEqual({ redirectTo: '/' });
    expect(typed()).toBeUndefined();
  });
});

it('a session that has ended ends in all tabs, once the server says so', async () => {
  here.network.reply(noSession());
  there.network.reply(noSession());
  await caught(there.client.send('city.list'));
  await vi.waitFor(() => expect(here.provider.known()).toBeUndefined());
  expect(here.provider.state()).toEqual({ status: 'logged out', hasExpired: true });
  expect(typed()).toEqual({ name: 'A' });
});

it('the same person’s answers leave the page alone', async () => {
  here.network.reply(json({ n: 1 }, { headers: { [personHeader]: '7' } }));
  await here.client.send('city.list');
  expect(here.provider.known()).toMatchObject({ id: 7 });
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './App.tsx';
import { bringFirstPage } from './bringFirstPage.ts';
import { createProviders } from './providers.ts';
import { createConsoleStore } from './store/consoleStore.ts';
import { createStyleCache } from './theme/emotionCache.ts';

const broken = vi.hoisted(() => ({ notifications: false }));
vi.mock('./notifications/Notifications.tsx', () => ({
  Notifications: () => {
    if (broken.notifications) throw new Error('Broken');
    return null;
  },
}));

const start = {
  product: { name: 'Nivaas', slug: 'nivaas' },
  demo: null,
  googleClientId: null,
  version: '',
  user: null,
};

const open = async (locale: 'en' | 'hi', isWordless = false) => {
  history.replaceState(null, '', '/login');
  createConsoleStore().setItem('locale', locale);
  const { i18nProvider, ...others } = createProviders(start);
  const providers = { ...others, i18nProvider };
  await bringFirstPage(location, null, providers);
  if (isWordless)
    i18nProvider.translate = () => {
      throw new Error('No words');
    };
  render(<App start={start} providers={providers} styles={createStyleCache(document)} />);
};
const signIn = () => screen.findByRole('button', { name: /^(Sign in|साइन इन करें)$/ });

beforeEach(() => {
  localStorage.clear();
  broken.notifications = false;
});
// React reports what a boundary has caught; here it is meant to be.
afterEach(() => vi.mocked(console.error).mockClear());

describe('a failure of the frame around the pages', () => {
  it.each([
    ['en', 'This page stopped working', 'Try again'],
    ['hi', 'इस पेज ने काम करना बंद कर दिया', 'फिर कोशिश करें'],
  ] as const)('is told in the language of its reader: %s', async (locale, title, retry) => {
    broken.notifications = true;
    await open(locale);
    expect(await screen.findByRole('alert')).toHaveTextContent(title);
    broken.notifications = false;
    await userEvent.click(screen.getByRole('button', { name: retry }));
    expect(await signIn()).toBeVisible();
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('is tried again at the next address', async () => {
    broken.notifications = true;
    await open('en');
    await screen.findByText('This page stopped working');
    broken.notifications = false;
    act(() => {
      history.pushState({ usr: null, key: 'again', idx: 1 }, '', '/login?again');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    expect(await signIn()).toBeVisible();
    expect(screen.queryByText('This page stopped working')).not.toBeInTheDocument();
  });

  it('is told without texts and theme when they are what fails', async () => {
    await open('en', true);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'The console could not be drawn',
    );
    expect(screen.getByRole('button', { name: /Reload/ })).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userDetails } from '#tests/support/console/renderConsole.tsx';
import type { Start } from '#parts/StartContext.ts';
import { App } from './App.tsx';
import { bringFirstPage } from './bringFirstPage.ts';
import { createProviders } from './providers.ts';
import { createConsoleStore } from './store/consoleStore.ts';
import { createStyleCache } from './theme/emotionCache.ts';

const start: Start = {
  product: { name: 'Nivaas', slug: 'nivaas' },
  demo: null,
  googleClientId: null,
  version: '',
  user: null,
};

const hindiReader = userDetails({ id: 7 });

beforeEach(() => {
  localStorage.clear();
  const store = createConsoleStore();
  store.setPerson(String(hindiReader.id));
  store.setItem('locale', 'hi');
  store.setItem('preferences.density', 'compact');
  store.setPerson('8');
  store.setItem('locale', 'en');
});

describe('the first page', () => {
  it('is drawn at once in the language of its reader', async () => {
    const store = createConsoleStore();
    store.setItem('locale', 'hi');
    history.replaceState(null, '', '/login');
    const providers = createProviders(start);
    await bringFirstPage(location, null, providers);
    render(<App start={start} providers={providers} styles={createStyleCache(document)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('स्टाफ़ कंसोल में साइन इन करें');
  });

  it('is that of the person whom it was made for, no matter who used the computer last', async () => {
    const providers = createProviders({ ...start, user: hindiReader });
    expect(providers.store.getItem('preferences.density')).toBe('compact');
    await bringFirstPage({ pathname: '/nowhere', search: '' }, hindiReader, providers);
    expect(providers.i18nProvider.getLocale()).toBe('hi');
  });

  it('is told in its language what the server refuses', async () => {
    const refusal = { code: 'FORBIDDEN', message: 'Not allowed', hi: 'अनुमति नहीं' };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }));
    const { client, i18nProvider } = createProviders(start);
    await i18nProvider.changeLocale('hi');
    await expect(client.request('/x')).rejects.toThrow('अनुमति नहीं');
    vi.unstubAllGlobals();
  });
});

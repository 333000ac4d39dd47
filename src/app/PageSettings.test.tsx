import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { PageSettings } from './PageSettings.tsx';

const page = document.documentElement.dataset;

/** A system whose colours can be changed. */
const system = (isDark: boolean) => {
  const listeners = new Set<(media: object) => void>();
  const query = {
    matches: isDark,
    // The theme's provider listens the way that old browsers know, too.
    addListener: (listener: (media: object) => void) => listeners.add(listener),
    removeListener: (listener: (media: object) => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return (nowDark: boolean) => {
    query.matches = nowDark;
    for (const listener of listeners) listener(query);
  };
};

afterEach(() => vi.unstubAllGlobals());

describe('the colours of the page', () => {
  it('are those of the system, also when it changes', () => {
    const turn = system(false);
    renderConsole(<PageSettings />);
    expect(page['scheme']).toBe('light');
    act(() => turn(true));
    expect(page['scheme']).toBe('dark');
  });

  it('are those that the person chose, at once and whatever the system has', () => {
    const turn = system(true);
    const { store } = renderConsole(<PageSettings />);
    act(() => store.setItem('preferences.mode', 'light'));
    expect(page['scheme']).toBe('light');
    act(() => turn(false));
    act(() => store.setItem('preferences.mode', 'dark'));
    expect(page['scheme']).toBe('dark');
  });
});

describe('what the page came with', () => {
  it('is written again only when it is something else', () => {
    system(false);
    const root = document.documentElement;
    root.setAttribute('lang', 'en');
    root.setAttribute('data-density', 'comfortable');
    const write = vi.spyOn(root, 'setAttribute');
    const written = () => write.mock.calls.filter(([name]) => name !== 'data-scheme');
    const { store } = renderConsole(<PageSettings />);
    expect(written()).toEqual([]);
    act(() => store.setItem('preferences.density', 'compact'));
    expect(written()).toEqual([['data-density', 'compact']]);
    expect(page['density']).toBe('compact');
    write.mockRestore();
  });
});

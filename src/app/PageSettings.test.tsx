import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderConsole } from '#tests/support/renderConsole.tsx';
import { PageSettings } from './PageSettings.tsx';

const page = document.documentElement.dataset;

/** A system whose colours can be changed. */
const system = (isDark: boolean) => {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_name: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => listeners.delete(listener),
  };
  vi.stubGlobal('matchMedia', () => query);
  return (nowDark: boolean) => {
    query.matches = nowDark;
    for (const listener of listeners) listener();
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

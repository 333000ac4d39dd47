import { screen as page } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleScreen } from '../../sample.fixture.ts';
import { openList } from '#tests/support/console/openList.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('on a phone one menu in the head has whatever the list offers', async () => {
  const [action] = Object.values(sampleScreen.actions);
  if (!action) throw new Error('The sample has no action');
  const sync = { ...action, name: 'sync', label: { en: 'Sync now', hi: 'Sync now' } };
  openList(
    {},
    { ...sampleScreen, actions: { ...sampleScreen.actions, sync: { ...sync, on: ['toolbar'] } } },
  );
  await page.findByText('Package 1');
  const menu = page.getByRole('button', { name: 'More actions for Packages' });
  await userEvent.click(menu);
  const items = (await page.findAllByRole('menuitem')).map(item => item.textContent);
  expect(items).toEqual(expect.arrayContaining(['Sync now', 'Deleted packages']));
});

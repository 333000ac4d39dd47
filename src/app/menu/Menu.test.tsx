import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MenuGroupName } from '#contract/domain/menuGroups.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { renderConsole } from '#tests/support/renderConsole.tsx';
import { Menu } from './Menu.tsx';

const head = (route: string, label: string, group: MenuGroupName, order: number): ScreenHead => ({
  resource: route.slice(1),
  route,
  label: { one: { en: label, hi: label }, other: { en: label, hi: label } },
  menu: { group, icon: 'house', order },
  access: 'signed-in',
});

const allowed = [
  head('/home', 'Home', 'work', 10),
  head('/my-accounts', 'My accounts', 'work', 20),
  head('/events', 'Events', 'product-management', 30),
];

const renderMenu = (path = '/home') =>
  renderConsole(<Menu isRail={false} />, { path, screens: allowed });

const links = () => screen.getAllByRole('link').map(link => link.textContent);

describe('the menu', () => {
  it('marks the page that is open, also below its address', () => {
    renderMenu('/events/12');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Events');
  });

  it('finds a page: G, letters, Enter', async () => {
    const user = userEvent.setup();
    const { router } = renderMenu();
    await user.keyboard('g');
    const field = await screen.findByRole('textbox', { name: 'Find a page' });
    await expect.poll(() => document.activeElement).toBe(field);
    await user.keyboard('acc');
    expect(links()).toEqual(['My accounts']);
    expect(screen.getByText('1 page found')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/my-accounts');
    expect(links()).toHaveLength(3);
  });

  it('walks with the arrow keys from the field through the pages and back', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.click(screen.getByRole('textbox', { name: 'Find a page' }));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('My accounts');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('keeps the open page visible in a folded group and remembers the folding', async () => {
    const user = userEvent.setup();
    const { store } = renderMenu('/home');
    const group = within(screen.getByRole('list', { name: 'Work' }));
    await user.click(screen.getByRole('button', { name: 'Work' }));
    expect(group.getAllByRole('link').map(link => link.textContent)).toEqual(['Home']);
    expect(store.getItem('preferences.menu.folded')).toEqual(['work']);
  });

  it('says so when no page has the name', async () => {
    const user = userEvent.setup();
    renderMenu();
    await user.type(screen.getByRole('textbox'), 'zzz');
    expect(screen.getByText('No page has this name.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(links()).toHaveLength(3);
  });

  it('leaves the G key alone when shortcuts are switched off', async () => {
    const user = userEvent.setup();
    const { store } = renderMenu();
    store.setItem('preferences.shortcuts', false);
    await screen.findByRole('textbox');
    await user.keyboard('g');
    expect(document.activeElement).toBe(document.body);
  });
});

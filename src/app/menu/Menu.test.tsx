import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { MenuGroupName } from '#contract/domain/menuGroups.ts';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
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

const signedIn = (roleCodes: string[], path = '/home') =>
  renderConsole(<Menu isRail={false} />, {
    path,
    screens: allowed.map((one, at) =>
      at === 0 ? { ...one, menu: { ...one.menu!, mainFor: ['owner-agent'] } } : one,
    ),
    user: userDetails({ roleCodes }),
  });

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

describe('the menu of somebody who calls all day', () => {
  it('has the rest under More, which stays as it was left', async () => {
    const user = userEvent.setup();
    const { store } = signedIn(['owner-agent']);
    expect(links()).toEqual(['Home']);
    await user.click(await screen.findByRole('button', { name: 'More', expanded: false }));
    expect(links()).toEqual(['Home', 'My accounts', 'Events']);
    expect(store.getItem('preferences.menu.more')).toBe(true);
  });

  it('opens by itself when the page shown is in it, and closes when told to', async () => {
    const user = userEvent.setup();
    signedIn(['owner-agent'], '/events/12');
    expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Events');
    await user.click(screen.getByRole('button', { name: 'More', expanded: true }));
    expect(links()).toEqual(['Home']);
  });

  it('finds what is under More', async () => {
    const user = userEvent.setup();
    signedIn(['owner-agent']);
    await user.type(screen.getByRole('textbox'), 'eve');
    expect(links()).toEqual(['Events']);
  });

  it('has no More for anybody else', () => {
    signedIn(['owner-agent', 'admin']);
    expect(links()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
  });
});

describe('favourites', () => {
  const favourites = async () => within(await screen.findByRole('list', { name: 'Favourites' }));
  const named = async () => (await favourites()).getAllByRole('link').map(link => link.textContent);

  it('are taken from the menu with the mouse or from the keyboard, and given back', async () => {
    const user = userEvent.setup();
    const { store } = renderMenu();
    await user.hover(screen.getByRole('link', { name: 'Events' }));
    await user.click(await screen.findByRole('button', { name: 'Add Events to favourites' }));
    expect(await named()).toEqual(['Events']);
    await user.click(screen.getByRole('textbox', { name: 'Find a page' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Enter}');
    expect(store.getItem('preferences.menu.favourites')).toEqual(['events', 'home']);
    await user.click(screen.getByRole('button', { name: 'Remove Events from favourites' }));
    expect(await named()).toEqual(['Home']);
  });

  it('are offered at the entry that is pointed at or has the focus alone', async () => {
    const user = userEvent.setup();
    renderMenu();
    const stars = () => screen.queryAllByRole('button', { name: /to favourites$/ });
    expect(stars()).toEqual([]);
    await user.hover(screen.getByRole('link', { name: 'Events' }));
    expect(await screen.findByRole('button', { name: 'Add Events to favourites' })).toBeVisible();
    expect(stars()).toHaveLength(1);
    await user.hover(screen.getByRole('link', { name: 'My accounts' }));
    expect(
      await screen.findByRole('button', { name: 'Add My accounts to favourites' }),
    ).toBeVisible();
    act(() => screen.getByRole('link', { name: 'Home' }).focus());
    expect(stars().map(star => star.getAttribute('aria-label'))).toEqual([
      'Add Home to favourites',
      'Add My accounts to favourites',
    ]);
  });

  it('are offered at every entry where nothing can be pointed at', async () => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      matches: media === '(hover: none)',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
    renderConsole(<Menu isRail={false} onClose={() => undefined} />, {
      path: '/home',
      screens: allowed,
    });
    expect(await screen.findAllByRole('button', { name: /to favourites$/ })).toHaveLength(3);
    vi.unstubAllGlobals();
  });

  it('are put in order with Alt and the arrows, and keep the focus', async () => {
    const user = userEvent.setup();
    const { store } = renderMenu();
    store.setItem('preferences.menu.favourites', ['home', 'events', 'my-accounts']);
    const list = await favourites();
    list.getByRole('link', { name: 'Home' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await named()).toEqual(['Events', 'Home', 'My accounts']);
    expect(document.activeElement).toHaveTextContent('Home');
    expect(screen.getByText('Home: place 2 of 3')).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(store.getItem('preferences.menu.favourites')).toEqual(['events', 'my-accounts', 'home']);
  });

  it.each([
    ['drop', ['my-accounts', 'home', 'events']],
    ['dragEnd', ['home', 'events', 'my-accounts']],
  ] as const)('are put in order by dragging: %s', async (end, expected) => {
    const { store } = renderMenu();
    store.setItem('preferences.menu.favourites', ['home', 'events', 'my-accounts']);
    await favourites();
    const row = (name: string) => screen.getByRole('link', { name }).closest('li') ?? document.body;
    fireEvent.dragStart(row('My accounts'), { dataTransfer: { setData: () => undefined } });
    fireEvent.dragOver(row('Home'));
    expect(await named()).toEqual(['My accounts', 'Home', 'Events']);
    fireEvent[end](row('My accounts'));
    expect(store.getItem('preferences.menu.favourites')).toEqual(expected);
  });
});

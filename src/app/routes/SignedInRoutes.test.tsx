import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { SignedInRoutes } from './SignedInRoutes.tsx';

const head = (resource: string, name: string, page: string): ScreenHead => ({
  resource,
  route: `/${resource}`,
  label: { one: { en: name, hi: name }, other: { en: name, hi: name } },
  menu: { group: 'work', icon: 'house', order: 10 },
  access: 'signed-in',
  page,
});

const home = { ...head('home', 'Home', 'HomePage'), was: ['/rm-migration'] };
const matrix = head('discount-matrix', 'Discount matrix', 'HomePage');

const open = (path: string) =>
  renderConsole(<SignedInRoutes />, {
    path,
    screens: [home, { ...matrix, access: { list: ['finance'] } }],
    // Home lists announcements, too.
    dataProvider: { getList: () => Promise.resolve({ data: [], total: 0 }) },
    client: { call: () => Promise.resolve({ results: [] } as never) },
  });

// Pages are fetched when they are opened, which takes a while in a test.
const heading = () => screen.findByRole('heading', { level: 1 }, { timeout: 15_000 });

describe('the addresses of the console', () => {
  it.each(['/', '/rm-migration', '/home'])('%s is home', async path => {
    const { router } = open(path);
    expect(await heading()).toHaveTextContent(/^Good .+, Aditi$/);
    expect(router.state.location.pathname).toBe('/home');
  });

  it('leads from a page that the person may not open to one that says so', async () => {
    const { router } = open('/discount-matrix?page=2');
    expect(await heading()).toHaveTextContent('You do not have access to this page');
    expect(router.state.location.pathname).toBe('/unauthorized');
    expect(screen.getByText(/^Your roles do not include Discount matrix/)).toBeInTheDocument();
    expect(screen.getByText('Your roles: Admin, Lookup View')).toBeInTheDocument();
  });

  it.each(['/nowhere', '/home/12', '/discount-matrix/12/edit'])(
    'says of %s that there is no page',
    async path => {
      open(path);
      expect(await heading()).toHaveTextContent('Page not found');
      expect(document.title).toBe('Page not found · Nivaas');
    },
  );
});

import { act, cleanup, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RaRecord } from 'react-admin';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import type { RoleCode } from '#contract/domain/roles.ts';
import { Notifications } from '#app/notifications/Notifications.tsx';
import type { ScreenHead } from '#contract/model/screenHead.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { ActionsContext, type RunDialogs } from '#engine/actions/ActionsContext.ts';
import { ListPage } from '#engine/list/ListPage.tsx';
import { usePanelForm } from '#engine/panels/PanelForm.ts';
import { PanelsContext, type Panels } from '#engine/panels/PanelsContext.ts';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { CreatePage } from '#engine/record/CreatePage.tsx';
import { RecordPage } from '#engine/record/RecordPage.tsx';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { words as named } from './thing.fixture.ts';
// Brought here and not by the first click, which has only a second.
import '#engine/overlays.ts';

export const stored: RaRecord = {
  id: 12,
  version: 1,
  code: 77,
  name: 'First thing',
  size: 'large',
  days: 5,
  note: 'first',
  from: '2026-11-01',
  active: true,
  tags: ['hot'],
  otherId: 7,
};

export interface Opened {
  /** What the data provider was asked, by verb: the parameters of each call. */
  readonly asked: Readonly<Record<string, readonly unknown[][]>>;
  readonly address: () => string;
  /** What follows the address: its parameters. */
  readonly search: () => string;
}

interface Options {
  readonly at?: string;
  readonly locale?: 'en' | 'hi';
  readonly role?: RoleCode;
  readonly list?: () => Promise<unknown>;
  readonly act?: () => Promise<unknown>;
  /** What the list adds up to. */
  readonly totals?: (query: object) => Promise<unknown>;
  readonly create?: () => Promise<unknown>;
  readonly rows?: readonly RaRecord[];
}

const questions: ScreenHead = {
  resource: 'faqs',
  route: '/faqs',
  label: { one: named('FAQ'), other: named('FAQs') },
  access: { list: ['admin'], create: ['admin'] },
};

const Dialog = () => <p>A dialog made by hand</p>;
const Panel = () => {
  const { refusal } = usePanelForm();
  return <p>{refusal ? `A panel told ${refusal.code}` : 'A panel made by hand'}</p>;
};
const panels: Panels = new Map([['OwnPanel', Panel]]);

const dialogs: RunDialogs = new Map([['OwnAction', Dialog]]);

/** Opens the screen in the whole of its engine, without a network: its list unless told otherwise. */
export const openThing = async (screen: RecordScreen, options: Options = {}): Promise<Opened> => {
  const { at = '', locale, role = 'admin', rows = [stored] } = options;
  cleanup();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  const done = { data: [12], meta: { failed: [], answers: [{ id: 34 }] } };
  const verbs = {
    getList: vi.fn<() => Promise<unknown>>(
      options.list ?? (() => Promise.resolve({ data: rows, total: rows.length })),
    ),
    getOne: vi.fn<() => Promise<unknown>>().mockResolvedValue({ data: stored }),
    getMany: vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValue({ data: [{ id: 7, name: 'Other name', note: 'Other note' }] }),
    create: vi.fn<() => Promise<unknown>>(
      options.create ?? (() => Promise.resolve({ data: stored })),
    ),
    update: vi.fn<() => Promise<unknown>>().mockResolvedValue({ data: { ...stored, version: 2 } }),
    deleteMany: vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValue({ data: [12], meta: { failed: [] } }),
    send: vi
      .fn<() => Promise<unknown>>()
      .mockResolvedValue({ days: 41, results: [{ id: 1, title: 'A part', days: 3, note: 'why' }] }),
    act: vi.fn<() => Promise<unknown>>(options.act ?? (() => Promise.resolve(done))),
  };
  const { router } = await act(async () =>
    renderConsole(
      <PanelsContext value={panels}>
        <ActionsContext value={dialogs}>
          <Notifications />
          <Suspense>
            <Routes>
              <Route path={screen.route}>
                <Route index element={<ListPage />} />
                <Route path={screen.createAt} element={<CreatePage />} />
                <Route path=":id" element={<RecordPage />} />
              </Route>
              <Route path="/one-thing/:id" element={<RecordPage />} />
              <Route path="*" element={<p>Elsewhere</p>} />
            </Routes>
          </Suspense>
        </ActionsContext>
      </PanelsContext>,
      {
        path: `${screen.route}${at}`,
        user: userDetails({ roleCodes: [role] }),
        ...(locale && { locale }),
        screen,
        screens: [questions],
        client: {
          follow: () => () => ['request'],
          send: verbs.send,
          ...(options.totals && {
            call: ((id: string, { query = {} }: { query?: object }) =>
              id === 'totals.get'
                ? options.totals?.(query)
                : Promise.resolve({ results: [] })) as never,
          }),
        },
        dataProvider: providerOf(verbs),
      },
    ),
  );
  const settled = at.startsWith('/create')
    ? () => document.querySelector('form')
    : () => rows.length === 0 || words().includes('First');
  await waitFor(
    () => {
      if (!settled()) throw new Error(`Not there yet: ${words().slice(0, 300)}`);
    },
    { timeout: 8000 },
  );
  return {
    get asked() {
      return Object.fromEntries(
        Object.entries(verbs).map(([name, verb]) => [name, verb.mock.calls]),
      );
    },
    address: () => router.state.location.pathname,
    search: () => router.state.location.search,
  };
};

/** All words of the page, dialogs and menus included. */
export const words = (): string => document.body.textContent ?? '';

export const heading = (): string => page.getByRole('heading', { level: 1 }).textContent ?? '';

export const heads = (): readonly string[] =>
  page.getAllByRole('columnheader').flatMap(head => head.getAttribute('aria-label') ?? []);

export const input = (path: string): HTMLInputElement | null =>
  document.querySelector<HTMLInputElement>(`#field-${path}`);

/** Labels of the fields of a form, in order. */
export const labels = (): readonly string[] =>
  [...document.querySelectorAll('form label')].map(label => label.textContent ?? '');

export const click = (name: string | RegExp, role = 'button') =>
  page.findByRole(role, { name }).then(found => userEvent.click(found));

export const buttons = (): readonly string[] =>
  page.queryAllByRole('button').map(button => button.textContent ?? '');

export const menuItems = (): readonly string[] =>
  page.queryAllByRole('menuitem').map(item => item.textContent ?? '');

/** Opens the menu of the only row. */
export const openMenu = () => click('More actions for First thing');

/** Starts the action `own` from the menu of the row. */
export const startOwn = async () => {
  await openMenu();
  await click(/^Own/, 'menuitem');
};

export const dialog = () => page.findByRole('dialog');

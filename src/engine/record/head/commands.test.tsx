import { loadScreen, screenHeads } from 'virtual:screens';
import { act, cleanup, screen as page, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, type RaRecord } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RoleCode } from '#contract/domain/roles.ts';
import { offeredCommands } from '#parts/controls/offeredCommands.ts';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { ActsContext, type Act } from '../../actions/Acts.ts';
import { RecordHead } from './RecordHead.tsx';

afterEach(cleanup);

/* Real screens: what the head of a record offers and what the palette is told are one list, and do one thing. */
const cases: readonly (readonly [
  string,
  readonly RoleCode[],
  Readonly<Record<string, unknown>>,
])[] = [
  ['opportunities', ['owner-agent', 'sales-agent'], { statusId: 1, line: 'owner', agentId: 7 }],
  ['opportunities', ['admin', 'sales-manager'], { statusId: 1, line: 'broker' }],
  ['opportunities', ['admin', 'sales-manager'], { statusId: 6, line: 'owner' }],
  ['termsheets', ['rcm-approval-admin'], { status: 3, statusId: 3 }],
  ['termsheets', ['sales-agent'], { status: 1, statusId: 1 }],
  ['payments', ['finance'], { acts: ['clear', 'bounce', 'certify-tds'], tds: 0 }],
  [
    'payments',
    ['sales-agent'],
    { acts: ['represent', 'refund'], statusId: 11, clearance: 'bounced' },
  ],
  ['accounts', ['sales-agent'], { isDnd: false }],
  ['accounts', ['admin'], { isDnd: true }],
  ['refunds', ['finance'], { status: 'requested', acts: ['approve'], handIds: [] }],
  ['invoices', ['finance', 'admin'], {}],
  ['packages', ['admin', 'lookup-admin'], { active: true }],
  ['users', ['admin'], {}],
];

const open = async (
  resource: string,
  roleCodes: readonly RoleCode[],
  values: Readonly<Record<string, unknown>>,
) => {
  const screen = await loadScreen(resource);
  if (screen.type !== 'records') throw new Error(`${resource} has no records`);
  const record: RaRecord = { id: 12, version: 1, name: 'Asha', [screen.title]: 'Asha', ...values };
  const start = vi.fn<(act: Act) => void>();
  const { router } = await act(async () =>
    renderConsole(
      <RecordContextProvider value={record}>
        <ActsContext value={start}>
          <RecordHead people={[]} />
        </ActsContext>
      </RecordContextProvider>,
      {
        screen,
        screens: screenHeads(),
        path: `${screen.recordsAt}/12`,
        user: userDetails({ roleCodes: [...roleCodes] }),
        dataProvider: providerOf({
          getList: () => Promise.resolve({ data: [], total: 0 }),
          getMany: () => Promise.resolve({ data: [] }),
        }),
      },
    ),
  );
  return { start, at: () => `${router.state.location.pathname}${router.state.location.search}` };
};

interface Shown {
  label: string;
  isDisabled: boolean;
}

/** In a menu the reason stands below the words. */
const shownAs = (element: HTMLElement): Shown => {
  const words = element.textContent;
  const told = offeredCommands().find(({ label, why }) => words === `${label}${why}`);
  return {
    label: told?.label ?? words,
    isDisabled: element.getAttribute('aria-disabled') === 'true',
  };
};

const more = () => page.queryByRole('button', { name: /^More actions/ });
const openMenu = async (): Promise<HTMLElement[]> => {
  const button = more();
  if (!button) return [];
  await userEvent.click(button);
  return within(await page.findByRole('menu')).getAllByRole('menuitem');
};
/** Buttons of the head and of the line below it, without those of the menu and of the neighbours. */
const buttons = () =>
  page
    .queryAllByRole('button', { hidden: true })
    .filter(button => button !== more() && button.textContent !== '');

const byLabel = (one: Shown, other: Shown) => (one.label < other.label ? -1 : 1);

describe.each(cases)('the palette on %s, as %j, with %j', (resource, roleCodes, values) => {
  it('is offered what the page offers, in its words', async () => {
    await open(resource, roleCodes, values);
    const outside = buttons().map(shownAs);
    const inside = (await openMenu()).map(shownAs);
    const offered = offeredCommands().map(({ label, isDisabled = false }) => ({
      label,
      isDisabled,
    }));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.toSorted(byLabel)).toEqual([...outside, ...inside].toSorted(byLabel));
  });

  it('does what the button does', async () => {
    await open(resource, roleCodes, values);
    const names = offeredCommands()
      .filter(({ isDisabled = false }) => !isDisabled)
      .map(({ label }) => label);
    for (const label of names) {
      cleanup();
      const byButton = await open(resource, roleCodes, values);
      const outside = buttons().find(button => shownAs(button).label === label);
      const button = outside ?? (await openMenu()).find(item => shownAs(item).label === label);
      await userEvent.click(button ?? document.body);
      const done = [byButton.start.mock.calls, byButton.at()];
      cleanup();
      const byPalette = await open(resource, roleCodes, values);
      await act(async () =>
        offeredCommands()
          .find(one => one.label === label)
          ?.run(),
      );
      expect([byPalette.start.mock.calls, byPalette.at()], label).toEqual(done);
    }
  });
});

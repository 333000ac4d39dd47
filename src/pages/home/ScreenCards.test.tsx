import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { ScreenCards } from './ScreenCards.tsx';

const open = (count: number, roleCodes: string[]) => {
  const results = [{ resource: 'refunds', view: 'requested', count, label: { en: 'x', hi: 'x' } }];
  const call = vi.fn<() => Promise<unknown>>(async () => ({ results }));
  renderConsole(<ScreenCards />, {
    user: userDetails({ roleCodes }),
    client: { call: call as never },
  });
  return call;
};

it.each([
  ['open where nothing else stands on Home', 0, ['push-integration'], true],
  ['folded beside work that waits', 3, ['push-integration'], false],
  ['folded beside tiles', 0, ['broker-tele-sales'], false],
])('all pages are %s', async (_name, count, roles, isOpen) => {
  const call = open(count, roles);
  const summary = await screen.findByText('All pages');
  await waitFor(() => expect(call).toHaveBeenCalled());
  // What waits has come, and is drawn.
  await act(async () => {
    await call.mock.results[0]?.value;
  });
  await waitFor(() => expect(summary.closest('details')?.open).toBe(isOpen));
});

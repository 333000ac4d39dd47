import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import { OwnDeals } from './OwnDeals.tsx';

const results = [
  {
    step: 'plan-milestones',
    turn: 'agent',
    count: 5,
    deals: [{ id: 7, name: 'Sunrise Homes', since: '2026-03-01T04:00:00.000Z' }],
  },
  { step: 'wait-rcm', turn: 'rcm', count: 1, deals: [{ id: 8, name: 'Lake View', since: null }] },
];

const open = (roleCodes: string[], answer = results) => {
  const call = vi.fn<() => Promise<unknown>>(async () => ({ results: answer }));
  renderConsole(<OwnDeals />, {
    user: userDetails({ roleCodes }),
    client: { call: call as never },
  });
  return call;
};

describe('the deals of one’s own on Home', () => {
  it('stand by what they wait for, each step leading to its rows and each deal to the act', async () => {
    open(['broker-tele-sales']);
    const step = await screen.findByRole('link', { name: 'Plan the milestones' });
    const filter = new URL(step.getAttribute('href') ?? '', 'http://x').searchParams.get('filter');
    expect(JSON.parse(filter ?? '')).toEqual({
      where: { nextOfMine: { eq: 'plan-milestones' } },
    });
    expect(step.parentElement).toHaveTextContent('5');
    expect(screen.getByRole('link', { name: 'Sunrise Homes' })).toHaveAttribute(
      'href',
      '/opportunity/7',
    );
    expect(screen.getByRole('link', { name: 'Add milestone: Sunrise Homes' })).toHaveAttribute(
      'href',
      '/opportunity/7?do=next',
    );
    // Others have to do it: it stands after one's own, in a line.
    const waits = screen.getByRole('link', { name: 'Waits for RCM' });
    expect(waits.closest('ul')).not.toContainElement(step);
    expect(step.compareDocumentPosition(waits)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole('link', { name: /Lake View/ })).toBeNull();
  });

  it('are not there without a deal, and not asked for without the right', async () => {
    const asked = open(['broker-tele-sales'], []);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    const unasked = open(['finance']);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(unasked).not.toHaveBeenCalled();
  });
});

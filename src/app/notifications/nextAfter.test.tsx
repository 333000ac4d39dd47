import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { DataProvider, RaRecord } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { useSnackbar } from '#parts/useSnackbar.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { Notifications } from './Notifications.tsx';

type Snackbar = ReturnType<typeof useSnackbar>;

let snackbar: Snackbar;
const Caller = ({ take }: { take: (given: Snackbar) => void }) => {
  const given = useSnackbar();
  useEffect(() => take(given), [take, given]);
  return null;
};
const take = (given: Snackbar) => {
  snackbar = given;
};

/** Saves something in a console where the deal 7 waits for its milestones. */
const saved = (resource: string, record: RaRecord) => {
  const getOne = vi.fn<(...asked: unknown[]) => unknown>(async () => ({
    data: { id: 7, name: 'Deal', next: { step: 'plan-milestones' } },
  }));
  const console = renderConsole(
    <>
      <Caller take={take} />
      <Notifications />
    </>,
    { dataProvider: { getOne: getOne as unknown as DataProvider['getOne'] } },
  );
  act(() => snackbar('success', 'Saved', { about: { resource, record } }));
  return { ...console, getOne };
};

describe('what was saved says where to go next', () => {
  it.each([
    ['a deal', 'opportunities', { id: 7 }],
    ['a payment of it', 'payments', { id: 1, accountId: 3, opportunityId: 7, milestoneId: 2 }],
    ['a milestone of it', 'milestones', { id: 2, opportunityId: 7 }],
    ['a termsheet of it', 'termsheets', { id: 4, opportunityId: 7 }],
    ['a package of it', 'opportunity-packages', { id: 5, opportunityId: 7 }],
  ])('on %s', async (_name, resource, record) => {
    const { getOne, router } = saved(resource, record);
    const link = await screen.findByRole('link', { name: 'Next: Plan the milestones' });
    expect(getOne).toHaveBeenCalledWith('opportunities', expect.objectContaining({ id: 7 }));
    await userEvent.click(link);
    expect(router.state.location).toMatchObject({ pathname: '/opportunity/7', search: '?do=next' });
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it.each([
    ['what belongs to no deal', 'regions', { id: 1, name: 'North' }],
    ['a payment without a deal', 'payments', { id: 1, accountId: 3 }],
  ])('but not on %s', async (_name, resource, record) => {
    const { getOne } = saved(resource, record);
    await screen.findByText('Saved');
    await act(() => new Promise(resolve => setTimeout(resolve, 0)));
    expect(screen.queryByRole('link')).toBeNull();
    expect(getOne).not.toHaveBeenCalled();
  });
});

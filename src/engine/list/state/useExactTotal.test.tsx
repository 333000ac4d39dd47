import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotificationContext } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { providerOf } from '../../providerOf.fixture.ts';
import { useExactTotal } from './useExactTotal.ts';

const filter = {};

const Total = () => {
  const { total, isTotalExact, isCounting, askTotal } = useExactTotal({
    resource: 'packages',
    filter,
    total: 10_001,
    isAtLeast: true,
  });
  const { notifications } = useNotificationContext();
  return (
    <>
      <button disabled={isCounting} onClick={askTotal}>
        Count
      </button>
      <output>{`${total}, ${isTotalExact ? 'exact' : 'at least'}`}</output>
      {notifications.map(({ message }, at) => (
        <p key={at}>{message}</p>
      ))}
    </>
  );
};

it('says why all could not be counted, keeps the number that is known, and may be asked again', async () => {
  const busy = new HttpError({ status: 503, code: 'UNAVAILABLE', message: 'Too busy' });
  const getList = vi
    .fn()
    .mockRejectedValueOnce(busy)
    .mockResolvedValueOnce({ data: [], total: 1_234_567 });
  renderConsole(<Total />, { dataProvider: providerOf({ getList }) });
  expect(getList).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button'));
  expect(await page.findByText('Too busy')).toBeVisible();
  expect(page.getByRole('status')).toHaveTextContent('10001, at least');
  await userEvent.click(page.getByRole('button'));
  await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('1234567, exact'));
  expect(page.getAllByText('Too busy')).toHaveLength(1);
  // ra-core writes a failed read to the console during development.
  expect(vi.mocked(console.error).mock.calls).toEqual([[busy]]);
  vi.mocked(console.error).mockClear();
});

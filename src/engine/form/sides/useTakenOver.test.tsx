import { act, screen as page, waitFor } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { providerOf } from '../../providerOf.fixture.ts';
import { useTakenOver } from './useTakenOver.ts';

const snackbar = vi.hoisted(() => vi.fn());
vi.mock('#parts/useSnackbar.ts', () => ({ useSnackbar: () => snackbar }));
vi.mock('../../ScreenContext.ts', () => ({
  useScreen: () => ({ resource: 'packages', newFrom: ['name'], newWith: [] }),
}));

const Probe = () => <p>{JSON.stringify(useTakenOver().values ?? null)}</p>;

const open = (dataProvider: object) =>
  act(async () =>
    renderConsole(<Probe />, { path: '/create?from=9', dataProvider: providerOf(dataProvider) }),
  );

it('P3-G-040 says that the record is not there from which a new one was to take over', async () => {
  const gone = new HttpError({ status: 404, code: 'NOT_FOUND', message: 'It is not there.' });
  await open({ getOne: () => Promise.reject(gone) });
  await waitFor(() =>
    expect(snackbar).toHaveBeenCalledExactlyOnceWith('warning', 'Data not present in store'),
  );
  vi.mocked(console.error).mockClear();
  snackbar.mockClear();
});

it('says nothing where it is', async () => {
  const getOne = vi.fn<DataProvider['getOne']>();
  getOne.mockResolvedValue({ data: { id: 9, name: 'Relax', durationDays: 30 } });
  await open({ getOne });
  expect(await page.findByText('{"name":"Relax"}')).toBeVisible();
  expect(snackbar).not.toHaveBeenCalled();
});

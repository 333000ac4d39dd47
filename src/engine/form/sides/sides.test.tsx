import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, RaRecord } from 'react-admin';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { ScreenRoutes } from '#engine/ScreenRoutes.tsx';
import { freshPage, type Create } from '#tests/support/console/openRecord.tsx';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';

beforeEach(freshPage);

const city: RaRecord = { id: 18, name: 'Pune, Maharashtra', zone: 'West' };

const open = async (resource: string, dataProvider: object = {}) => {
  await act(async () =>
    renderConsole(
      <Suspense>
        <Routes>
          <Route
            path={`/${resource}/*`}
            element={<ScreenRoutes resource={resource} elsewhere={null} />}
          />
        </Routes>
      </Suspense>,
      {
        path: `/${resource}/create`,
        dataProvider: providerOf({
          getMany: vi.fn<DataProvider['getMany']>().mockResolvedValue({ data: [city] }),
          getList: vi.fn<DataProvider['getList']>().mockResolvedValue({ data: [city], total: 1 }),
          ...dataProvider,
        }),
      },
    ),
  );
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 8000 });
};

const at = (path: string): HTMLInputElement => {
  const found = document.getElementById(`field-${path}`);
  if (!found) throw new Error(`There is no field ${path}`);
  return found as HTMLInputElement;
};

const type = async (path: string, text: string) => {
  await userEvent.type(at(path), text);
  await userEvent.tab();
};

const next = () => userEvent.click(page.getByRole('button', { name: 'Next' }));

const firstStep = async () => {
  await type('name', 'Monsoon offer');
  await type('clientName', 'Sahyadri Homes');
  await userEvent.selectOptions(at('slotKind'), 'microsite');
};

describe('a wizard', () => {
  it('is left forwards only once its step is complete, and keeps all values on the way back', async () => {
    await open('ad-briefs');
    expect(page.getByRole('heading', { name: 'Step 1 of 4: Campaign' })).toBeVisible();
    await next();
    expect(await page.findByRole('alert')).toHaveTextContent(
      'Complete this step to continue. Fix 3 things',
    );
    expect(page.getByRole('button', { name: /Campaign 3 things to fix/ })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: /Client: Please enter Client/ }));
    expect(at('clientName')).toHaveFocus();
    await firstStep();
    await next();
    const heading = await page.findByRole('heading', { name: 'Step 2 of 4: Where' });
    expect(heading).toHaveFocus();
    expect(page.getByRole('button', { name: 'Creatives' })).toBeDisabled();
    await userEvent.click(page.getByRole('button', { name: 'Back' }));
    expect(at('name')).toHaveValue('Monsoon offer');
  }, 20_000);

  it('offers only what fits, and takes away what does not fit any more', async () => {
    await open('ad-briefs');
    await firstStep();
    expect([...at('entityType').querySelectorAll('option')].map(one => one.textContent)).toEqual([
      '',
      'New project',
    ]);
    await userEvent.selectOptions(at('slotKind'), 'stories');
    await userEvent.selectOptions(at('entityType'), 'Builder');
    expect(at('entityType')).toHaveValue('3');
    await userEvent.selectOptions(at('slotKind'), 'microsite');
    await waitFor(() => expect(at('entityType')).toHaveValue(''));
  }, 20_000);

  it('works out days and amounts as one types', async () => {
    await open('ad-briefs');
    await firstStep();
    await next();
    await userEvent.type(at('cityId'), 'pun');
    await userEvent.click(await page.findByRole('option', { name: 'Pune, Maharashtra' }));
    await next();
    await page.findByRole('heading', { name: 'Step 3 of 4: Days and price' });
    await type('startDate', '1/12/2099');
    await type('endDate', '10/12/2099');
    await type('amount', '1000');
    await waitFor(() => expect(at('total')).toHaveValue('1,180'));
    expect([at('days').value, at('gst').value, at('perDay').value]).toEqual(['10', '180', '100']);
    expect(at('total')).toHaveAttribute('readonly');
  }, 30_000);
});

describe('a form in tabs', () => {
  it('counts what is wrong in each, and a line of the summary opens the tab of its field', async () => {
    await open('announcements');
    await userEvent.click(page.getByRole('tab', { name: 'Who and when' }));
    await userEvent.selectOptions(at('audience'), 'One city');
    await userEvent.click(page.getByRole('tab', { name: 'Message' }));
    await userEvent.click(page.getByRole('button', { name: 'Create announcement' }));
    expect(await page.findByRole('tab', { name: /Message 2 things to fix/ })).toBeVisible();
    expect(page.getByRole('tab', { name: /Who and when 1 thing to fix/ })).toBeVisible();
    await userEvent.click(page.getByRole('link', { name: /City: Please choose City/ }));
    expect(page.getByRole('tab', { name: /Who and when/, selected: true })).toBeVisible();
    expect(at('cityId')).toHaveFocus();
  }, 20_000);

  it('says that nothing can be reached, keeps what is typed, and saves once when the connection is back', async () => {
    const lost = new HttpError({ status: 0, code: 'NETWORK', message: 'No connection' });
    const create = vi
      .fn<Create>()
      .mockRejectedValueOnce(lost)
      .mockRejectedValueOnce(lost)
      .mockImplementation(async (_resource, { data }) => ({
        data: { ...data, id: 5 },
      }));
    await open('announcements', { create });
    await type('title', 'New prices');
    await type('text', 'From Monday');
    await userEvent.click(page.getByRole('button', { name: 'Create announcement' }));
    expect(await page.findByText(/What you typed is kept here/)).toBeVisible();
    expect(at('title')).toHaveValue('New prices');
    expect(sessionStorage).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    expect(page.getByText(/What you typed is kept here/)).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    const keys = create.mock.calls.map(
      ([, params]) => (params as { meta?: { intent?: string } }).meta?.intent,
    );
    expect([new Set(keys).size, typeof keys[0]]).toEqual([1, 'string']);
    vi.mocked(console.error).mockClear();
  }, 20_000);

  it('says that the server is busy, keeps what is typed, and saves it by itself or when asked, with one key', async () => {
    const busyFor = (retryAfter: number) =>
      new HttpError({ status: 503, code: 'UNAVAILABLE', message: 'Busy', retryAfter });
    const create = vi
      .fn<Create>()
      .mockRejectedValueOnce(busyFor(10))
      .mockRejectedValueOnce(busyFor(3_600_000))
      .mockImplementation(async (_resource, { data }) => ({
        data: { ...data, id: 6 },
      }));
    await open('announcements', { create });
    await type('title', 'Busy day');
    await type('text', 'From Tuesday');
    await userEvent.click(page.getByRole('button', { name: 'Create announcement' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(2));
    expect(await page.findByText(/The console is busy. What you typed is kept here/)).toBeVisible();
    expect(at('title')).toHaveValue('Busy day');
    await userEvent.click(page.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    const keys = create.mock.calls.map(
      ([, params]) => (params as { meta?: { intent?: string } }).meta?.intent,
    );
    expect([new Set(keys).size, typeof keys[0]]).toEqual([1, 'string']);
    vi.mocked(console.error).mockClear();
  }, 20_000);
});

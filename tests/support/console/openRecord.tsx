import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider, RaRecord } from 'react-admin';
import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { renderConsole } from './renderConsole.tsx';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { PanelsContext } from '#engine/panels/PanelsContext.ts';
import { ScreenRoutes } from '#engine/ScreenRoutes.tsx';

export const stored: RaRecord = {
  id: 12,
  version: 4,
  name: 'Premium + Mumbai 90',
  displayName: 'Premium +',
  packageFamilyId: 3,
  packageFamilyName: 'Owner Sell',
  clientTypeId: 3,
  title: 'Premium +',
  agentType: 'Telesales',
  durationDays: 90,
  hsnCode: '998365',
  description: null,
  isPriceApplicable: true,
  requiredPricingParameters: [{ name: 'cityId', type: 'number' }],
  basePricePaise: 649_900,
  isNetsuiteEnabled: false,
  activeUntil: '2026-12-31',
  active: true,
  status: 'Live',
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedByName: 'Asha Rao',
};

export const family = { id: 3, name: 'Owner Sell' };

type Options = Parameters<typeof renderConsole>[1];

/** @param panel what is in the tab of the products, in place of their editor */
export const openRecord = async (
  dataProvider: object = {},
  options: Options = {},
  panel: ComponentType = () => null,
) =>
  // The screen and its form come as parts of the script, which `act` waits for.
  act(async () =>
    renderConsole(
      <PanelsContext value={new Map([['PackageProductsPanel', panel]])}>
        <Suspense>
          <Routes>
            <Route
              path="/manage-packages/*"
              element={<ScreenRoutes resource="packages" elsewhere={null} />}
            />
            <Route path="/elsewhere" element={<p>Elsewhere</p>} />
          </Routes>
        </Suspense>
      </PanelsContext>,
      {
        path: '/manage-packages/12',
        ...options,
        dataProvider: providerOf({
          getOne: vi.fn<DataProvider['getOne']>().mockResolvedValue({ data: stored }),
          getMany: vi.fn<DataProvider['getMany']>().mockResolvedValue({ data: [family] }),
          getList: vi.fn<DataProvider['getList']>().mockResolvedValue({ data: [], total: 0 }),
          ...dataProvider,
        }),
      },
    ),
  );

export const field = async (name: string) =>
  page.findByLabelText(name, { selector: '[id^="field-"]' });
export const nameField = async () =>
  waitFor(
    () => {
      const found = document.getElementById('field-name');
      if (!(found instanceof HTMLInputElement)) throw new Error('The form is not there yet');
      return found;
    },
    { timeout: 15_000 },
  );

export const retype = async (input: HTMLElement, text: string) => {
  await userEvent.clear(input);
  if (text) await userEvent.type(input, text);
};

export const save = () => userEvent.click(page.getByRole('button', { name: 'Save' }));

type Update = (
  resource: string,
  params: { data: object; previousData: RaRecord },
) => Promise<{ data: RaRecord }>;

export type Create = (
  resource: string,
  params: { data: object; meta?: { intent?: string } },
) => Promise<{ data: RaRecord }>;

/** A server that answers with what was sent, one version on. */
export const updater = () =>
  vi.fn<Update>(async (_resource, { data, previousData }) => ({
    data: { ...previousData, ...data, version: previousData['version'] + 1 },
  }));

/** Before each test: no draft of another one, and what jsdom lacks. */
export const freshPage = () => {
  sessionStorage.clear();
  window.history.replaceState(null, '');
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
};

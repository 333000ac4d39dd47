import { act, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { CreatePage } from '#engine/record/CreatePage.tsx';
import { RecordPage } from '#engine/record/RecordPage.tsx';
import type { RecordScreen } from '#contract/model/types.ts';
import { Notifications } from '#app/notifications/Notifications.tsx';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';

type Values = Readonly<Record<string, unknown>>;

/** Opens a page of a screen, with a record that is stored. */
export const openSchema = async (screen: RecordScreen, at: string, record?: Values) => {
  const update = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ data: record }));
  const create = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ data: { id: 9 } }));
  const stored = { id: 9, version: 1, ...record };
  await act(async () =>
    renderConsole(
      <>
        <Notifications />
        <Suspense>
          <Routes>
            <Route path={screen.route}>
              <Route path="create" element={<CreatePage />} />
              <Route path=":id" element={<RecordPage />} />
            </Route>
            <Route path="*" element={<p>Elsewhere</p>} />
          </Routes>
        </Suspense>
      </>,
      {
        screen,
        path: `${screen.route}${at}`,
        client: { follow: () => () => ['request'] },
        dataProvider: providerOf({
          getList: () => Promise.resolve({ data: [], total: 0 }),
          getOne: () => Promise.resolve({ data: stored }),
          getMany: () => Promise.resolve({ data: [] }),
          prepare: () => Promise.resolve(),
          create,
          update,
        }),
      },
    ),
  );
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 8000 });
  return { create, update };
};

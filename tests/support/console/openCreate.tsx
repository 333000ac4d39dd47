import { act, waitFor } from '@testing-library/react';
import { Profiler, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { CreatePage } from '#engine/record/CreatePage.tsx';
import { noteDraws } from './countDraws.ts';
import { renderConsole } from './renderConsole.tsx';

/** Opens a new record of a screen that is told by its two files. @returns what was sent, once it was */
export const openCreate = async (file: { schema: string }, schema: object) => {
  const read = readScreen(file, { [file.schema]: schema });
  const screen = completeScreen(read.file, read.schema);
  if (screen.type !== 'records') throw new Error('A screen with a schema is one of records');
  const create = vi.fn<(resource: string, sent: { data: object }) => Promise<unknown>>(() =>
    Promise.resolve({ data: { id: 9 } }),
  );
  await act(async () =>
    renderConsole(
      <Profiler id="page" onRender={noteDraws}>
        <Suspense>
          <Routes>
            <Route path={`${screen.route}/create`} element={<CreatePage />} />
            <Route path="*" element={<p>Elsewhere</p>} />
          </Routes>
        </Suspense>
      </Profiler>,
      {
        screen,
        path: `${screen.route}/create`,
        dataProvider: providerOf({ prepare: () => Promise.resolve(), create }),
      },
    ),
  );
  await waitFor(() => expect(document.querySelector('form')).not.toBeNull(), { timeout: 8000 });
  return async () => {
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    return create.mock.calls[0]?.[1].data as Record<string, unknown>;
  };
};

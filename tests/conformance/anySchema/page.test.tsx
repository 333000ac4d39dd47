import { act, cleanup, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { CreatePage } from '#engine/record/CreatePage.tsx';
import { RecordPage } from '#engine/record/RecordPage.tsx';
import type { RecordScreen } from '#contract/model/types.ts';
import { Notifications } from '#app/notifications/Notifications.tsx';
import { freshPage } from '#tests/support/console/openRecord.tsx';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { anySchemas } from './anySchemas.ts';
import { largeSchemas } from './largeSchemas.ts';

const all = [...anySchemas, ...largeSchemas];

vi.mock('#engine/form/useValidator.ts', async () => {
  const { schemaValidator } = await import('./schemaValidator.ts');
  const { useScreen } = await import('#engine/ScreenContext.ts');
  return { useValidator: () => schemaValidator(useScreen()) };
});

beforeEach(freshPage);
afterEach(cleanup);

type Values = Readonly<Record<string, unknown>>;

const open = async (screen: RecordScreen, at: string, record?: Values) => {
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

/** Every text and number that a value holds, as a person finds it in the form. */
const wordsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(wordsIn);
  return typeof value === 'string' && /^[\p{L} ]+$/u.test(value) ? [value] : [];
};

const shownWords = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('input, textarea, select, form *')].flatMap(element =>
    'value' in element ? [String(element.value)] : [element.textContent],
  );

describe.each(all)('$name', ({ screen, examples }) => {
  it('shows in its form what is stored, and nothing is changed by looking at it', async () => {
    await open(screen, '/9', examples[0]);
    for (const words of wordsIn(examples[0]))
      await waitFor(
        () => expect(shownWords().join('\n').toLowerCase()).toContain(words.toLowerCase()),
        { timeout: 5000 },
      );
    expect(page.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('is told what an empty one lacks', async () => {
    const { create } = await open(screen, '/create');
    await userEvent.click(page.getByRole('button', { name: /^Create/ }));
    // An empty record is either sent or told what it lacks.
    const toldOrSent = () => create.mock.calls.length + page.queryAllByRole('alert').length;
    await waitFor(() => expect(toldOrSent()).toBeGreaterThan(0));
  });
});

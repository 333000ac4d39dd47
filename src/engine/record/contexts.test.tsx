import { act, screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  useEditContext,
  useRecordContext,
  useRegisterMutationMiddleware,
  useResourceContext,
  useSaveContext,
  useShowContext,
  type DataProvider,
  type RaRecord,
} from 'react-admin';
import { useCallback, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { PanelsContext } from '#engine/panels/PanelsContext.ts';
import { sampleScreen } from '#engine/sample.fixture.ts';
import { HttpError } from '#dataProvider/http/HttpError.ts';
import { renderConsole, userDetails } from '#tests/support/console/renderConsole.tsx';
import {
  field,
  freshPage,
  nameField,
  openRecord,
  save,
  stored,
  updater,
} from '#tests/support/console/openRecord.tsx';
import { RecordPage } from './RecordPage.tsx';

beforeEach(freshPage);

/** As a component that knows React-Admin and nothing of the console: what it finds, and a button that saves. */
const Stranger = () => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const edit = useEditContext();
  const { save: store, saving = false } = useSaveContext();
  const [refused, setRefused] = useState<unknown>();
  return (
    <>
      <p>{`${resource}: ${record?.['name']}, ${edit.record?.['version']}`}</p>
      <p>{saving ? 'On its way' : 'At rest'}</p>
      <p>{refused ? JSON.stringify(refused) : 'Not refused'}</p>
      <button
        disabled={saving}
        onClick={async () => setRefused(await store?.({ displayName: 'By a stranger' }))}
      >
        Store
      </button>
    </>
  );
};

const toProducts = () => userEvent.click(page.getByRole('tab', { name: 'Products' }));
const storeAsStranger = async () => {
  await nameField();
  await toProducts();
  await userEvent.click(await page.findByRole('button', { name: 'Store' }));
};

const stale = (current: RaRecord) =>
  new HttpError({ status: 409, code: 'STALE_VERSION', message: 'Somebody was first', current });

describe('a component of React-Admin in the page of a record', () => {
  it('finds record and resource, saves, and the form shows what was saved', async () => {
    const update = updater();
    await openRecord({ update }, {}, Stranger);
    await storeAsStranger();
    expect(page.getByText(/^packages: Premium \+ Mumbai 90/)).toBeVisible();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(update.mock.calls[0]?.[1]).toEqual({
      id: 12,
      data: { displayName: 'By a stranger' },
      previousData: stored,
      meta: { surface: 'form', version: 4 },
    });
    expect(await page.findByText('packages: Premium + Mumbai 90, 5')).toBeVisible();
    await waitFor(async () => expect(await field('Display name')).toHaveValue('By a stranger'));
  });

  it('sees that the form is being saved', async () => {
    const answers: ((answer: { data: RaRecord }) => void)[] = [];
    const update = vi.fn<DataProvider['update']>(
      () => new Promise(answer => answers.push(answer as (typeof answers)[number])),
    );
    await openRecord({ update }, {}, Stranger);
    await userEvent.type(await nameField(), '!');
    await save();
    await waitFor(() => expect(answers).toHaveLength(1));
    await toProducts();
    expect(await page.findByText('On its way')).toBeVisible();
    expect(page.getByRole('button', { name: 'Store' })).toBeDisabled();
    await act(async () => answers[0]?.({ data: { ...stored, name: 'Saved', version: 5 } }));
    expect(await page.findByText('At rest')).toBeVisible();
    expect(page.getByText('packages: Saved, 5')).toBeVisible();
  });

  it('is joined with what somebody else saved first', async () => {
    const update = updater();
    update.mockRejectedValueOnce(stale({ ...stored, version: 5, durationDays: 60 }));
    await openRecord({ update }, {}, Stranger);
    await storeAsStranger();
    expect(await page.findByText('packages: Premium + Mumbai 90, 6')).toBeVisible();
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      data: { displayName: 'By a stranger' },
      previousData: { version: 5, durationDays: 60 },
      meta: { surface: 'form', version: 5 },
    });
    vi.mocked(console.error).mockClear();
  });

  it('overwrites nothing that somebody else saved first', async () => {
    const update = updater();
    update.mockRejectedValue(stale({ ...stored, version: 5, displayName: 'Theirs' }));
    await openRecord({ update }, {}, Stranger);
    await storeAsStranger();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(1));
    expect(await page.findByText('At rest')).toBeVisible();
    expect(page.getByText('packages: Premium + Mumbai 90, 4')).toBeVisible();
    vi.mocked(console.error).mockClear();
  });

  it('is told what the server refuses, field by field', async () => {
    const refusal = new HttpError({
      status: 422,
      code: 'VALIDATION_FAILED',
      message: 'Not valid',
      errors: [{ in: 'body', field: '/displayName', code: 'taken', message: 'It is taken.' }],
    });
    const update = vi.fn<DataProvider['update']>().mockRejectedValue(refusal);
    await openRecord({ update }, {}, Stranger);
    await storeAsStranger();
    expect(await page.findByText('{"displayName":"It is taken."}')).toBeVisible();
    vi.mocked(console.error).mockClear();
  });

  it('takes part in what the form saves, and once although somebody was first', async () => {
    const title = vi.fn<() => string>(() => 'Added');
    const Adding = () => {
      useRegisterMutationMiddleware<DataProvider['update']>(
        useCallback(
          (resource, params, next) =>
            next(resource, { ...params, data: { ...params.data, title: title() } }),
          [],
        ),
      );
      return <p>Adds a title</p>;
    };
    const update = updater();
    update.mockRejectedValueOnce(stale({ ...stored, version: 5, durationDays: 60 }));
    await openRecord({ update }, {}, Adding);
    await userEvent.type(await nameField(), '!');
    await toProducts();
    expect(await page.findByText('Adds a title')).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Details' }));
    await save();
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(update.mock.calls[1]?.[1].data).toEqual({
      name: 'Premium + Mumbai 90!',
      title: 'Added',
    });
    expect(title).toHaveBeenCalledTimes(1);
    vi.mocked(console.error).mockClear();
  });

  it('finds a record that is only read', async () => {
    const Reader = () => <p>{`Read: ${useShowContext().record?.['name']}`}</p>;
    renderConsole(
      <PanelsContext value={new Map([['Reader', Reader]])}>
        <Routes>
          <Route path="/samples/:id" element={<RecordPage />} />
        </Routes>
      </PanelsContext>,
      {
        path: '/samples/12',
        screen: {
          ...sampleScreen,
          access: { content: { do: ['list', 'show'], rows: true, hide: [], lock: [] } },
          panels: { aside: 'Reader', above: null, refused: null },
        },
        user: userDetails({ roleCodes: ['content'] }),
        dataProvider: providerOf({
          getOne: async () => ({ data: { id: 12, name: 'Seen', version: 1 } }),
        }),
      },
    );
    expect(await page.findByText('Read: Seen')).toBeVisible();
  });
});

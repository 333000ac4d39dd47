import { act, fireEvent, screen as page, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { sampleField } from '#engine/sample.fixture.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { RecordPicker } from './RecordPicker.tsx';

const cities = [
  { id: 1, name: 'Pune, Maharashtra' },
  { id: 2, name: 'Mumbai, Maharashtra' },
];

const field = sampleField({
  path: 'cityId',
  kind: 'reference',
  reference: { to: 'cities', title: 'name', where: true, create: false, fill: {} } as never,
});

const getList = () =>
  vi.fn<DataProvider['getList']>(async (_resource, { filter }) => ({
    data: (filter.q === 'nowhere' ? [] : cities) as never[],
    total: filter.q === 'nowhere' ? 0 : 1234,
  }));

const Picker = ({ isKept }: { isKept: boolean }) => {
  const [ids, setIds] = useState<readonly (string | number)[]>([]);
  return (
    <>
      <RecordPicker field={field} ids={isKept ? ids : []} onPick={setIds} />
      <output>{ids.join()}</output>
    </>
  );
};

const open = (isKept = true) => {
  const list = getList();
  const dataProvider = providerOf({
    getList: list,
    getMany: vi.fn<DataProvider['getMany']>(async (_resource, { ids }) => ({
      data: cities.filter(({ id }) => ids.includes(id as never)) as never[],
    })),
  });
  renderConsole(<Picker isKept={isKept} />, { dataProvider });
  return { list, input: page.getByRole('combobox') };
};

describe('a search field', () => {
  it.each([
    ['the arrow key', async (input: HTMLElement) => userEvent.type(input, '{ArrowDown}')],
    ['its chevron', async () => userEvent.click(page.getByRole('button', { name: 'Open' }))],
  ])('opens the first matches with %s', async (_with, begin) => {
    const { list, input } = open();
    await begin(input);
    const found = await page.findByRole('listbox');
    expect(await within(found).findAllByRole('option')).toHaveLength(2);
    expect(list.mock.calls[0]?.[1]).toMatchObject({
      sort: { field: 'match' },
      filter: { where: true },
    });
    expect(list.mock.calls[0]?.[1].filter).not.toHaveProperty('q');
  });

  it('asks nothing for white space (T67)', async () => {
    const { list, input } = open();
    await userEvent.type(input, '   ');
    await waitFor(() => expect(page.queryByRole('option')).not.toBeInTheDocument());
    expect(input).toHaveValue('   ');
    for (const [, { filter }] of list.mock.calls) expect(filter).not.toHaveProperty('q');
  });

  it('shows what was picked, and finds nothing in words', async () => {
    const { input } = open();
    await userEvent.type(input, 'pun');
    await userEvent.click(await page.findByRole('option', { name: 'Pune, Maharashtra' }));
    await waitFor(() => expect(input).toHaveValue('Pune, Maharashtra'));
    await userEvent.clear(input);
    await userEvent.type(input, 'nowhere');
    expect(await page.findByText('Nothing found for "nowhere"')).toBeVisible();
  });

  it('shows no id while the name is read, and the id of a record that nobody can read', async () => {
    const getMany = vi.fn<DataProvider['getMany']>(() => new Promise(() => undefined));
    const { unmount } = renderConsole(
      <RecordPicker field={field} ids={[1]} onPick={() => undefined} />,
      { dataProvider: providerOf({ getList: getList(), getMany }) },
    );
    await waitFor(() => expect(getMany).toHaveBeenCalledWith('cities', expect.anything()));
    expect(page.getByRole('combobox')).toHaveValue('…');
    unmount();
    const dataProvider = providerOf({
      getList: getList(),
      getMany: vi.fn<DataProvider['getMany']>(async () => ({ data: [] })),
    });
    renderConsole(<RecordPicker field={field} ids={[77]} onPick={() => undefined} />, {
      dataProvider,
    });
    await waitFor(() => expect(page.getByRole('combobox')).toHaveValue('77'));
  });

  it('keeps what is typed before the name of what is chosen has been read', async () => {
    let read = (_answer: { data: never[] }): void => undefined;
    const reading = new Promise<{ data: never[] }>(resolve => {
      read = resolve;
    });
    const dataProvider = providerOf({ getList: getList(), getMany: () => reading });
    renderConsole(<RecordPicker field={field} ids={[2]} onPick={() => undefined} />, {
      dataProvider,
    });
    const input = page.getByRole('combobox');
    fireEvent.change(input, { target: { value: 'pun' } });
    expect(input).toHaveValue('pun');
    await act(async () => {
      read({ data: cities as never[] });
      await reading;
    });
    expect(await page.findAllByRole('option')).toHaveLength(2);
    expect(input).toHaveValue('pun');
  });

  it('keeps what is typed when one of several is taken out', async () => {
    const Many = () => {
      const [ids, setIds] = useState<readonly (string | number)[]>([1, 2]);
      return <RecordPicker field={field} ids={ids} onPick={setIds} isMany />;
    };
    const dataProvider = providerOf({
      getList: getList(),
      getMany: async () => ({ data: cities as never[] }),
    });
    renderConsole(<Many />, { dataProvider });
    const input = page.getByRole('combobox');
    const chip = await page.findByText('Pune, Maharashtra');
    fireEvent.change(input, { target: { value: 'del' } });
    const cross = chip.parentElement?.querySelector('svg');
    if (!cross) throw new Error('The chip cannot be taken out');
    await userEvent.click(cross);
    await waitFor(() => expect(page.queryByText('Pune, Maharashtra')).toBeNull());
    expect(input).toHaveValue('del');
  });

  it('finds a record by its number, and tells records of one name apart by theirs', async () => {
    const twins = [
      { id: 5, name: 'Pune' },
      { id: 6, name: 'Pune' },
    ];
    const all = [...twins, { id: 77, name: 'Nashik' }];
    const dataProvider = providerOf({
      getList: vi.fn<DataProvider['getList']>(async () => ({ data: twins as never[], total: 2 })),
      getMany: vi.fn<DataProvider['getMany']>(async (_resource, { ids }) => ({
        data: all.filter(({ id }) => ids.includes(id)) as never[],
      })),
    });
    const plain = { ...field, reference: { ...field.reference, where: true } as never };
    renderConsole(<RecordPicker field={plain} ids={[]} onPick={() => undefined} />, {
      dataProvider,
    });
    await userEvent.type(page.getByRole('combobox'), '77');
    expect(await page.findByRole('option', { name: 'Nashik' })).toBeVisible();
    expect(page.getByRole('option', { name: 'Pune · 6' })).toBeVisible();
  });

  it('says why nothing can be chosen, whatever is typed', async () => {
    const none = { en: 'All are taken', hi: 'सब लिए जा चुके' };
    const getNothing = vi.fn<DataProvider['getList']>(async () => ({ data: [], total: 0 }));
    renderConsole(
      <RecordPicker
        field={{ ...field, reference: { ...field.reference, none } as never }}
        ids={[]}
        onPick={() => undefined}
      />,
      { dataProvider: providerOf({ getList: getNothing }) },
    );
    await userEvent.type(page.getByRole('combobox'), 'a');
    expect(await page.findByText('All are taken')).toBeVisible();
    expect(page.queryByText('Nothing found for "a"')).not.toBeInTheDocument();
  });

  it('is empty again after a pick that goes elsewhere', async () => {
    const { input } = open(false);
    await userEvent.type(input, 'pun');
    await userEvent.click(await page.findByRole('option', { name: 'Pune, Maharashtra' }));
    expect(page.getByRole('status')).toHaveTextContent('1');
    expect(input).toHaveValue('');
  });
});

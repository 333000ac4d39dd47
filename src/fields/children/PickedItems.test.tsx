import { screen as page, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataProvider } from 'react-admin';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { sampleField } from '#engine/sample.fixture.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { createFormValues, FormValuesContext } from '../FormValues.ts';
import { entry } from './entry.tsx';
import { pickedField } from './pickedField.ts';

const reference = { to: 'cities', title: 'name', none: null };
const cityId = sampleField({
  path: 'cityId',
  kind: 'reference',
  reference: { ...reference, where: { zone: { eq: { $: 'parent.zone' } } } },
});
const note = sampleField({ path: 'note', kind: 'text' });
const listOf = (...children: (typeof note)[]) =>
  sampleField({ path: 'cities', kind: 'children', children });

const cities = [
  { id: 1, name: 'Pune' },
  { id: 2, name: 'Mumbai' },
];

it('takes a list for chosen whose items name a record each, and nothing that is seen besides', () => {
  expect(pickedField(listOf(cityId))?.path).toBe('cityId');
  expect(pickedField(listOf(cityId, { ...note, visible: false }))?.path).toBe('cityId');
  expect(pickedField(listOf(cityId, note))).toBeNull();
  expect(pickedField(listOf(note))).toBeNull();
  expect(pickedField(cityId)).toBeNull();
});

it('chooses the items by name, and keeps what those that stay hold besides', async () => {
  const getList = vi.fn<DataProvider['getList']>(async () => ({ data: cities, total: 2 }) as never);
  const getMany = vi.fn<DataProvider['getMany']>(
    async (_resource, { ids }) =>
      ({ data: cities.filter(({ id }) => ids.includes(id as never)) }) as never,
  );
  const values = createFormValues({ record: { zone: 'West' } });
  const Chosen = () => {
    const [value, setValue] = useState<unknown>([{ cityId: 1, name: 'kept' }]);
    return (
      <FormValuesContext value={values}>
        <entry.Widget
          field={listOf(cityId)}
          id="cities"
          labelId="label"
          value={value}
          onChange={setValue}
          isReadonly={false}
          isRequired={false}
          isInvalid={false}
          faultsBelow={new Map([['0.cityId', 'Pune is taken']])}
          describedBy={undefined}
        />
        <output>{JSON.stringify(value)}</output>
      </FormValuesContext>
    );
  };
  renderConsole(<Chosen />, { dataProvider: providerOf({ getList, getMany }) });
  expect(await page.findByText('Pune')).toBeVisible();
  expect(page.getByText('Pune is taken')).toBeVisible();
  expect(page.getByRole('combobox')).toHaveAccessibleDescription('Pune is taken');
  await userEvent.type(page.getByRole('combobox'), '{ArrowDown}');
  await userEvent.click(await page.findByRole('option', { name: 'Mumbai' }));
  await waitFor(() =>
    expect(page.getByRole('status')).toHaveTextContent('[{"cityId":1,"name":"kept"},{"cityId":2}]'),
  );
  expect(getList.mock.calls[0]?.[1].filter).toMatchObject({ where: { zone: { eq: 'West' } } });
});

import { screen as page } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { sampleField } from '#engine/sample.fixture.ts';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { useTitles } from './useTitles.ts';

const field = sampleField({
  path: 'cityId',
  kind: 'reference',
  reference: { to: 'cities', title: 'name', where: true, create: false, fill: {} } as never,
});

const Cell = ({ ids }: { ids: readonly number[] }) => <p>{useTitles(field, ids).join(', ')}</p>;

it('asks for the titles of all cells in one call, each once', async () => {
  const getMany = vi.fn<DataProvider['getMany']>(async (_resource, { ids }) => ({
    data: ids.map(id => ({ id, name: `City ${id}` })) as never[],
  }));
  renderConsole(
    <>
      <Cell ids={[1]} />
      <Cell ids={[2, 3]} />
      <Cell ids={[1]} />
    </>,
    { dataProvider: providerOf({ getMany }) },
  );
  expect(await page.findAllByText('City 1')).toHaveLength(2);
  expect(page.getByText('City 2, City 3')).toBeVisible();
  expect(getMany.mock.calls.map(([to, { ids }]) => [to, ids])).toEqual([['cities', [1, 2, 3]]]);
});

import { type GetListParams, type RaRecord } from 'react-admin';
import { vi } from 'vitest';
import type { RecordScreen } from '#contract/model/types.ts';
import { renderConsole } from './renderConsole.tsx';
import { providerOf } from '#engine/providerOf.fixture.ts';
import { sampleScreen } from '#engine/sample.fixture.ts';
import { ListPage } from '#engine/list/ListPage.tsx';
// Brought here and not by the first click, which has only a second.
import '#engine/overlays.ts';

export const records: RaRecord[] = Array.from({ length: 23 }, (_, index) => ({
  id: index + 1,
  version: 3,
  name: `Package ${index + 1}`,
  clientType: index % 2 === 0 ? 1 : 2,
  price: 649_900,
  netsuite: index === 0,
}));

type List = (
  resource: string,
  params: GetListParams,
) => Promise<{ data: RaRecord[]; total: number }>;

/** A list of the sample records, filtered by search words only. */
export const listOf = (all: readonly RaRecord[]) =>
  vi.fn<List>(async (_resource, { pagination, filter }) => {
    const { page: number = 1, perPage = 10 } = pagination ?? {};
    const found = filter.q ? all.filter(({ name }) => name.includes(filter.q)) : all;
    return { data: found.slice((number - 1) * perPage, number * perPage), total: found.length };
  });

type Options = Parameters<typeof renderConsole>[1];

export const openList = (options: Options = {}, screen: RecordScreen = sampleScreen) =>
  renderConsole(<ListPage />, {
    path: '/packages',
    screen,
    ...options,
    dataProvider: providerOf({ getList: listOf(records), ...options.dataProvider }),
  });

export const where = (condition: object) =>
  `/packages?filter=${encodeURIComponent(JSON.stringify({ where: condition }))}`;

export const addressOf = (router: ReturnType<typeof openList>['router']) => {
  const search = new URLSearchParams(router.state.location.search);
  return { ...Object.fromEntries(search), filter: JSON.parse(search.get('filter') ?? 'null') };
};

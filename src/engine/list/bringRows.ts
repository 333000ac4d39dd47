import type { RecordScreen } from '#contract/model/types.ts';
import { openingRequest } from '#contract/requests/opening.ts';
import { screenKey } from '#dataProvider/query/keys.ts';
import { justRead, type FirstData } from '../FirstData.ts';
import { preferencePrefix } from '#parts/contexts/usePreference.ts';
import { rowsPreference, rowsThatFit } from './rowsPerPage.ts';
import { openingView, viewsQuery } from './views/viewsQuery.ts';

/** Brings the rows that an address without anything in it opens; any other address is read by the list itself. */
export const bringRows = async (
  { resource, list }: RecordScreen,
  { client, dataProvider, queryClient, store, roles, search }: FirstData,
): Promise<void> => {
  const views = await queryClient.fetchQuery(viewsQuery(client, resource));
  if (search !== '' || openingView(views, roles)) return;
  const chosen: unknown = store.getItem(preferencePrefix + rowsPreference(resource));
  const perPage = typeof chosen === 'number' ? chosen : rowsThatFit(list);
  const { pagination, sort } = openingRequest(list, perPage);
  await queryClient.fetchQuery({
    queryKey: screenKey(resource, 'getList', { pagination, sort, filter: {} }),
    queryFn: async ({ signal }) => {
      const found = await dataProvider.getList(resource, { pagination, sort, filter: {}, signal });
      return { data: found.data, total: found.total, pageInfo: found.pageInfo, meta: found.meta };
    },
    staleTime: justRead,
    retry: false,
  });
};

import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { eachOf } from '../eachOf.ts';
import type { HttpClient } from '../http/createHttpClient.ts';
import { queryString } from '#contract/requests/queryString.ts';
import { allOf, filterParts, searchWords, type ListFilter } from '#contract/requests/listFilter.ts';
import { readMany } from '../query/readMany.ts';
import { bulkResult } from '../verbs/updateMany.ts';
import { surfaceHeader, type Surface } from '../verbs/Verb.ts';
import { createRecordFetch } from './createRecordFetch.ts';

const BASE = '/console/v1/records';

/** The filter on the wire: one cleaned condition and the words of the search box (T63, T64, T74). */
const wireFilter = (filter: ListFilter) => ({
  where: allOf(filterParts(filter)),
  q: searchWords(filter),
});

const filtered = <Params extends { filter?: ListFilter }>(params: Params): Params => ({
  ...params,
  filter: wireFilter(params.filter ?? {}),
});

/**
 * The generic store of screens that name no calls, spoken to by `ra-data-simple-rest`. Removing is ours, because that
 * library cannot send the version that the person saw.
 */
export const createRecordStore = (client: HttpClient) => {
  const restFor = (surface: Surface = 'form', intent?: string) =>
    simpleRest(BASE, createRecordFetch(client, surface, intent));
  const rest = restFor();
  const removeOne = (resource: string, id: Identifier, version: unknown, surface: Surface) => {
    const query = queryString({ version: version as number | undefined });
    const address = `${BASE}/${resource}/${encodeURIComponent(id)}${query && `?${query}`}`;
    return client.request(address, { method: 'DELETE', headers: surfaceHeader(surface) });
  };
  return {
    ...rest,
    getList: async (resource, params) => {
      const list = await rest.getList(resource, filtered(params));
      const { perPage = 10 } = params.pagination ?? {};
      return {
        ...list,
        meta: { pages: Math.ceil((list.total ?? 0) / perPage), isTotalExact: true },
      };
    },
    /** That library asks for many ids without a range, and a list without one is cut. */
    getMany: (resource, { ids, ...params }) =>
      readMany({
        ids,
        read: async batch => {
          const pagination = { page: 1, perPage: batch.length };
          return (await rest.getList(resource, { ...params, pagination, filter: { id: batch } }))
            .data;
        },
      }),
    getManyReference: (resource, { target, id, filter, ...params }) =>
      rest.getList(resource, filtered({ ...params, filter: { ...filter, [target]: id } })),
    create: (resource, params) =>
      restFor(params.meta?.surface, params.meta?.intent).create(resource, params),
    update: (resource, params) => restFor(params.meta?.surface).update(resource, params),
    remove: async (
      resource: string,
      ids: readonly Identifier[],
      records: readonly RaRecord[] = [],
      surface: Surface = 'form',
    ) => {
      const versions = new Map(records.map(record => [String(record.id), record['version']]));
      return bulkResult(
        await eachOf(ids, id => removeOne(resource, id, versions.get(String(id)), surface)),
      );
    },
  } satisfies DataProvider;
};

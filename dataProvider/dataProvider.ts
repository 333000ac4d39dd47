import type { Identifier, RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from './ConsoleDataProvider.ts';
import type { HttpClient } from './http/createHttpClient.ts';
import { changedFields, newFields } from '#contract/requests/sentFields.ts';
import { unreached } from './http/requests/unreached.ts';
import { namesCalls, recordScreen, type ScreenOf } from './ScreenOf.ts';
import { readName, type ReadVerb } from './query/keys.ts';
import { act } from './verbs/act.ts';
import { create } from './verbs/create.ts';
import { getList } from './verbs/getList.ts';
import { getMany } from './verbs/getMany.ts';
import { createKnownTotals } from './verbs/knownTotals.ts';
import { getOne } from './verbs/getOne.ts';
import { history } from './verbs/history.ts';
import { remove } from './verbs/remove.ts';
import { seenVersion, update } from './verbs/update.ts';
import { toldOrRefused, updateMany } from './verbs/updateMany.ts';

interface DataProviderOptions {
  readonly client: HttpClient;
  readonly screenOf: ScreenOf;
}

/**
 * React-Admin's verbs as the calls that each screen names (`data.calls`); a screen that names none is served by the
 * generic record store. Every failure is an `HttpError` whose `body.errors` ra-core's forms read.
 */
export const createDataProvider = ({
  client,
  screenOf,
}: DataProviderOptions): ConsoleDataProvider => {
  // With the library that it is on it is fetched by the first screen that names no calls.
  const recordStore = () => import('./records/createRecordStore.ts');
  const store = async (own = client) => {
    const { createRecordStore } = await recordStore().catch((error: unknown) => {
      // A form waits for the connection then, as it does for a call.
      throw unreached(error);
    });
    return createRecordStore(own);
  };
  const totals = createKnownTotals();
  const find = (resource: string) => recordScreen(screenOf, resource);
  /** The client for what a verb reads: it is kept under the name of the verb, whatever calls it takes. */
  const reading = (resource: string, verb: ReadVerb): HttpClient => {
    const readAs = readName(resource, verb);
    const send: HttpClient['send'] = (id, options) => client.send(id, { ...options, readAs });
    const request: HttpClient['request'] = (address, options) =>
      client.request(address, { ...options, readAs });
    return { ...client, send, call: send as HttpClient['call'], request };
  };

  const provider: ConsoleDataProvider = {
    supportAbortSignal: true,

    getList: async (resource, params) => {
      const screen = await find(resource);
      const own = reading(resource, 'getList');
      return namesCalls(screen)
        ? getList({ client: own, screen, totals }, params)
        : (await store(own)).getList(resource, params);
    },

    getOne: async (resource, params) => {
      const screen = await find(resource);
      const own = reading(resource, 'getOne');
      return namesCalls(screen)
        ? getOne({ client: own, screen }, params)
        : (await store(own)).getOne(resource, params);
    },

    getMany: async (resource, params) => {
      const screen = await find(resource);
      const own = reading(resource, 'getMany');
      return namesCalls(screen)
        ? getMany({ client: own, screen }, params)
        : (await store(own)).getMany(resource, params);
    },

    getManyReference: async (resource, { target, id, filter, ...params }) => {
      const screen = await find(resource);
      const own = reading(resource, 'getManyReference');
      return namesCalls(screen)
        ? getList(
            { client: own, screen, totals },
            { ...params, filter: { ...filter, [target]: id } },
          )
        : (await store(own)).getManyReference(resource, { ...params, target, id, filter });
    },

    create: async (resource, params) => {
      const screen = await find(resource);
      return namesCalls(screen)
        ? create({ client, screen }, params)
        : (await store()).create(resource, { ...params, data: newFields(screen, params.data) });
    },

    update: async (resource, params) => {
      const screen = await find(resource);
      if (namesCalls(screen)) return update({ client, screen }, params);
      const version = seenVersion(params);
      return (await store()).update(resource, {
        ...params,
        data: { ...changedFields(screen, params.data, params.previousData), version },
      });
    },

    updateMany: async (resource, params) => {
      const result = await updateMany(params, {
        read: async ids => (await provider.getMany<RaRecord>(resource, { ids })).data,
        update: (data, previousData) =>
          provider.update(resource, {
            id: data.id,
            data,
            previousData,
            meta: { surface: 'bulk', ...params.meta },
          }),
      });
      return toldOrRefused(result, params.meta);
    },

    delete: async (resource, { id, previousData }) => {
      const screen = await find(resource);
      const records = previousData ? [previousData] : [];
      await (namesCalls(screen)
        ? remove({ client, screen }, { ids: [id], records, surface: 'form' })
        : (await store()).remove(resource, [id], records));
      // ra-core takes the record that was shown; a removal answers none.
      return { data: (previousData ?? { id }) as NonNullable<typeof previousData> };
    },

    deleteMany: async (resource, { ids, meta }) => {
      const screen = await find(resource);
      const records: readonly RaRecord[] | undefined = meta?.records;
      const result = namesCalls(screen)
        ? await remove({ client, screen }, { ids, records, surface: 'bulk' })
        : await (await store()).remove(resource, ids, records, 'bulk');
      return toldOrRefused(result, meta);
    },

    prepare: async resource => {
      if (!namesCalls(await find(resource))) await store();
    },

    history: async (resource, params) => ({
      data: await history(reading(resource, 'history'), resource, params),
    }),

    act: async (resource, action, params) => {
      const screen = await find(resource);
      const read = async (ids: readonly Identifier[]) =>
        (await provider.getMany<RaRecord>(resource, { ids: [...ids] })).data;
      return act({ client, screen }, action, read, params);
    },
  };
  return provider;
};

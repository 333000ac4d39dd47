import type { Screen } from '#contract/model/types.ts';
import { createDataProvider } from './dataProvider.ts';
import type { CallTable } from './http/callTable.ts';
import type { HttpError } from './http/HttpError.ts';
import { asha, createTestClient } from './http/http.fixture.ts';
import { packageCalls, screenWith } from './screen.fixture.ts';

/** A provider of one screen over a network that refuses what it was not told to expect. */
export const startProvider = (screen: Screen = screenWith(), calls: CallTable = packageCalls) => {
  const { client, network } = createTestClient(calls);
  client.identify(asha);
  const screenOf = (resource: string) => {
    if (resource !== 'packages') throw new Error(`No screen is named "${resource}"`);
    return Promise.resolve(screen);
  };
  const provider = createDataProvider({ client, screenOf });
  const sent = () =>
    network.seen.map(({ method, address, body }) =>
      [method, decodeURIComponent(address), body].filter(Boolean).join(' '),
    );
  return { provider, client, network, sent };
};

export const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('The call was expected to fail');
    },
    (error: unknown) => error as HttpError,
  );

export const page = (results: unknown[], totalCount = results.length) => ({
  results,
  totalCount,
  totalPages: 1,
  hasNextPage: false,
});
export const row = (id: number, version = 1) => ({
  id,
  version,
  name: `P${id}`,
  updatedAt: 'then',
});

import { describe, expect, it } from 'vitest';
import { callList } from '#contract/calls/index.ts';
import { openingRequest } from '#contract/requests/opening.ts';
import { recordAddress, rowsAddressOpen } from '#backend/page/aheadOf.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { createDataProvider } from '#dataProvider/dataProvider.ts';
import { createHttpClient } from '#dataProvider/http/createHttpClient.ts';

const memory = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
  length: 0,
  key: () => null,
  clear: () => undefined,
};
const screens = [...readScreens().values()].filter(screen => screen.type === 'records');

/** The first address that the page asks, whatever comes of the answer. */
const askedBy = async (
  act: (provider: ReturnType<typeof createDataProvider>) => Promise<unknown>,
): Promise<string | undefined> => {
  const asked: string[] = [];
  const client = createHttpClient({
    calls: Object.fromEntries(callList.map(call => [call.id, call])),
    product: 'nivaas',
    fetch: address => {
      asked.push(address);
      return Promise.reject(new Error('No network'));
    },
    now: Date.now,
    localStorage: memory,
    sessionStorage: memory,
    newKey: () => 'key',
  });
  const screenOf = (resource: string) => {
    const found = screens.find(screen => screen.resource === resource);
    if (!found) throw new Error(resource);
    return found;
  };
  await act(createDataProvider({ client, screenOf })).catch(() => undefined);
  return asked[0];
};

describe('what a page asks ahead is what its script asks', () => {
  it.each(screens.map(screen => [screen.resource, screen] as const))(
    '%s',
    async (resource, screen) => {
      const { pagination, sort } = openingRequest(screen.list, 37);
      const rows = await askedBy(provider =>
        provider.getList(resource, { pagination, sort, filter: {} }),
      );
      const address = rowsAddressOpen(screen, 'nivaas');
      expect(address.replace('{rows}', '37').replace('{last}', '36')).toBe(rows);
      const ahead = recordAddress(screen, 'nivaas', '12');
      if (ahead !== undefined)
        expect(ahead).toBe(await askedBy(provider => provider.getOne(resource, { id: '12' })));
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callOf, type CallId } from '#contract/calls/index.ts';
import { catalogueMessages as words } from '#contract/domain/messages/catalogueMessages.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { toFilterString } from '#contract/rules/filterString.ts';
import { resolveRefs } from '#contract/rules/resolveRefs.ts';
import { ok, startCatalogue, type Catalogue } from './startCatalogue.ts';

/** The screens of the catalogue and of prices, against the server that they speak to. */
const names = [
  'package-families',
  'packages',
  'products',
  'product-configs',
  'complimentary-products',
  'package-prices',
];

const screens = new Map(
  names.map(name => {
    const screen = readScreens().get(name);
    if (screen?.type !== 'records') throw new Error(`No screen "${name}"`);
    return [name, screen] as const;
  }),
);
const screenOf = (name: string): RecordScreen => screens.get(name) as RecordScreen;

let test: Catalogue;
let caller: Catalogue['admin'];
beforeAll(async () => {
  test = await startCatalogue();
  // An admin may open each of them, complimentary products too.
  caller = await test.as('admin');
});
afterAll(() => test.close());

const list = async (screen: RecordScreen, query: Record<string, string>) => {
  const { path } = callOf(screen.data.calls?.list.call as CallId);
  const response = await caller.get(path, { query });
  return { status: response.statusCode, body: response.body };
};

describe.each(names)('%s', name => {
  const screen = screenOf(name);

  it('is sorted by each of its columns', async () => {
    for (const { field } of screen.list.columns)
      expect(await list(screen, { sort: `-${field}` }), field).toMatchObject({ status: 200 });
  });

  it('is filtered by each of its filters', async () => {
    for (const field of screen.list.filters)
      expect(await list(screen, { filters: `${field}=empty=false` }), field).toMatchObject({
        status: 200,
      });
  });

  it('has views and a search that the server understands', async () => {
    for (const { name: view, where } of screen.list.views) {
      const condition = resolveRefs(where, { record: {} });
      expect(await list(screen, { filters: toFilterString(condition) }), view).toMatchObject({
        status: 200,
      });
    }
    expect(await list(screen, { search: "o'neil %" })).toMatchObject({ status: 200 });
  });
});

const byDefault = 'Action successfully completed!';

interface Row {
  readonly act: string;
  readonly screen: string;
  readonly verb: 'create' | 'update' | 'remove' | `act:${string}`;
  readonly success: string;
  readonly error: string | undefined;
  /** The screen's own call, made with something that it accepts. */
  readonly makes: () => Promise<unknown>;
}

const rows: readonly Row[] = [
  {
    act: 'a package is added',
    screen: 'packages',
    verb: 'create',
    success: words.packageSaved,
    error: 'Unable to add package',
    makes: () => test.package(),
  },
  {
    act: 'a package is edited',
    screen: 'packages',
    verb: 'update',
    success: words.packageSaved,
    error: 'Package Update Failed',
    makes: async () => {
      const { id, version } = await test.package();
      return ok(
        await caller.put(`/sapna/v2/get-packages/update/${id}`, { durationDays: 45, version }),
      );
    },
  },
  {
    act: 'a package is stopped',
    screen: 'packages',
    verb: 'act:stop',
    success: 'Package Stopped successfully',
    error: 'Package Update Failed',
    makes: async () => {
      const { id, version } = await test.package();
      const stopped = ok(
        await caller.put(`/sapna/v2/get-packages/update/${id}`, { active: false, version }),
      );
      expect(stopped['active']).toBe(false);
    },
  },
  {
    act: 'NetSuite is enabled',
    screen: 'packages',
    verb: 'act:enable-netsuite',
    success: byDefault,
    error: 'Some error occurred, try updating package again!',
    makes: async () => {
      const [{ id }, { id: productId }] = [await test.package(), await test.product()];
      ok(await test.map(id, { productId }));
      ok(await caller.put('/sapna/v1/packages/enable-netsuite', { ids: [id] }));
    },
  },
  {
    act: 'details are shared',
    screen: 'packages',
    verb: 'act:share-details',
    success: words.packageDetailsShared,
    error: words.packageDetailsNotShared,
    makes: async () => {
      const { id } = await test.package();
      const body = { packageIds: [id], email: 'buyer@example.com' };
      ok(await caller.post('/sapna/v2/packages/share-details', body));
    },
  },
  {
    act: 'a price is added',
    screen: 'package-prices',
    verb: 'create',
    success: byDefault,
    error: 'Pricing Update Failed',
    makes: async () => {
      const { id } = await test.package();
      const body = { packageId: id, pricePaise: 100, effectiveFrom: '2026-11-21' };
      return ok(await caller.post('/console/v1/package-prices', body));
    },
  },
  {
    act: 'a product config is created',
    screen: 'product-configs',
    verb: 'create',
    success: 'Product Config Created Successfully!',
    error: undefined,
    makes: async () => {
      const { id } = await test.product();
      return ok(await caller.post('/sapna/v1/product-config/create', { productId: id }));
    },
  },
];

describe('the words of the specification', () => {
  const messagesOf = ({ screen, verb }: Pick<Row, 'screen' | 'verb'>) => {
    const { data, actions } = screenOf(screen);
    return verb.startsWith('act:')
      ? actions[verb.slice(4)]?.messages
      : data.calls?.[verb as 'create' | 'update' | 'remove']?.messages;
  };

  it.each(rows)('when $act', async ({ success, error, makes, ...row }) => {
    expect(messagesOf(row)?.success.en).toBe(success);
    expect(messagesOf(row)?.error?.en).toBe(error);
    await makes();
  });

  it.each([
    ['package-prices', 'update', byDefault, 'Pricing Update Failed'],
    ['package-prices', 'remove', byDefault, 'Pricing Update Failed'],
    ['product-configs', 'update', 'Product Config Updated Successfully!', undefined],
    ['product-configs', 'remove', 'Product Config Deleted Successfully!', undefined],
    ['products', 'create', byDefault, undefined],
    ['package-families', 'create', byDefault, undefined],
  ] as const)('on %s when one is %sd', (screen, verb, success, error) => {
    const messages = messagesOf({ screen, verb });
    expect(messages?.success.en).toBe(success);
    expect(messages?.error?.en).toBe(error);
  });

  it('are byte-equal', () => {
    expect(words).toEqual({
      packageSaved: 'Package added/edited successfully',
      activationParametersFailed: 'Activation Parameters updation Failed',
      packageDetailsShared: 'Package Details shared successfully',
      packageDetailsNotShared: 'Package Details sharing failed',
    });
  });
});

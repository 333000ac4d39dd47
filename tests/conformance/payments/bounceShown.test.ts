import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { recordKey, screenKey } from '#dataProvider/query/keys.ts';
import { readAgainAfterWrites } from '#dataProvider/query/readAgain.ts';
import { openConsole } from '#tests/support/console/openConsole.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Paid, type Payments } from './startPayments.ts';

let test: Payments;
beforeAll(async () => {
  test = await startPayments();
});
afterAll(() => test.close());

it('a bounced payment has books of its account, ledger, deal and termsheets read again, and no lookup', async () => {
  const due = await test.due();
  const paid = ok<Paid>(await test.settle(await test.collect(due), 'clear'));
  const { client, data } = await openConsole.as(test, 'finance');
  const queries = new QueryClient();
  readAgainAfterWrites(queries, client);

  const reads: { readonly key: QueryKey; readonly ask: () => Promise<unknown> }[] = [];
  const hold = (resource: string, id: number) =>
    reads.push({
      key: recordKey(resource, id),
      ask: async () => (await data.getOne(resource, { id, meta: { isFresh: true } })).data,
    });
  const list = (resource: string, where: object) =>
    reads.push({
      key: screenKey(resource, 'getList', where),
      ask: async () =>
        (
          await data.getList<RaRecord>(resource, {
            pagination: { page: 1, perPage: 20 },
            sort: { field: 'id', order: 'DESC' },
            filter: { where },
            meta: { isFresh: true },
          })
        ).data,
    });
  const found = await test.payment(paid.id);
  const accountId = Number(found['accountId']);
  const opportunityId = Number(found['opportunityId']);
  hold('accounts', accountId);
  hold('opportunities', opportunityId);
  hold('payments', paid.id);
  list('payments', { accountId: { eq: accountId } });
  list('ledger-entries', { opportunityId: { eq: opportunityId } });
  list('termsheets', { opportunityId: { eq: opportunityId } });
  list('milestones', { opportunityId: { eq: opportunityId } });
  list('cities', true as unknown as object);
  for (const { key, ask } of reads) queries.setQueryData(key, await ask());
  const isOld = (key: QueryKey) => queries.getQueryState(key)?.isInvalidated === true;
  expect(reads.filter(({ key }) => isOld(key))).toEqual([]);

  await client.call('payments.decide', {
    params: { id: paid.id },
    body: { decision: 'bounce', version: paid.version, reason: 'No funds' },
  });

  const before = reads.map(({ key }) => canonicalJson(queries.getQueryData(key)));
  const now = await Promise.all(reads.map(async ({ ask }) => canonicalJson(await ask())));
  const shown = reads.map(({ key }, at) => ({
    key,
    isChanged: now[at] !== before[at],
    isOld: isOld(key),
  }));
  expect(shown.filter(one => one.isChanged && !one.isOld)).toEqual([]);
  const oldOnes = shown.flatMap(({ key, isOld: old }) =>
    old ? [`${String(key[0])} ${String(key[1])}`] : [],
  );
  expect(oldOnes).toEqual(
    expect.arrayContaining([
      'accounts getOne',
      'opportunities getOne',
      'payments getOne',
      'payments getList',
      'ledger-entries getList',
    ]),
  );
  expect(oldOnes).not.toContain('cities getList');
});

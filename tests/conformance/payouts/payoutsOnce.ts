import type { Payee, PayoutBatch, PayoutLine } from '#contract/calls/recordTypes.ts';
import { ok } from '#tests/support/server/ok.ts';
import type { Payments } from '../payments/startPayments.ts';

type Batch = Required<PayoutBatch>;

const batches = '/console/v1/payout-batches';

/** Requests of the money calls of payout batches, each on a batch of its own; `of` gives the running test. */
export const payoutsOnce = (
  of: () => Payments,
  askedBack: () => Promise<{ readonly id: number }>,
) => {
  const draft = async (): Promise<Batch> => {
    const { id } = await askedBack();
    const { finance, pay } = of();
    return ok<Batch>(await pay(finance, 'POST', batches, { kind: 'refunds', ids: [id] }));
  };
  const linesOf = async ({ id }: Batch) =>
    ok<{ results: Required<PayoutLine>[] }>(
      await of().finance.get('/console/v1/payout-lines', { query: { batchId: id } }),
    ).results;
  /** A batch that somebody else may check: its payees have accounts. */
  const complete = async (): Promise<Batch> => {
    const batch = await draft();
    for (const { payeeId, accountId } of await linesOf(batch))
      if (!payeeId)
        ok<Payee>(
          await of().finance.post('/console/v1/payees', {
            accountId,
            holderName: 'Asha Rao',
            accountNumber: '123456789012',
            ifsc: 'HDFC0001234',
          }),
        );
    const { results } = ok<{ results: Batch[] }>(
      await of().finance.get(batches, { query: { filters: `id==${batch.id}` } }),
    );
    return results[0] ?? batch;
  };
  const decide = async ({ id, version }: Batch, decision: string): Promise<Batch> =>
    ok<Batch>(
      await of().pay(of().otherFinance, 'POST', `${batches}/${id}/decision`, { decision, version }),
    );
  return {
    'payoutBatches.create': {
      effect: ['payout-batches', 'create'] as const,
      prepare: async () => ({
        by: of().finance,
        method: 'POST' as const,
        path: batches,
        body: { kind: 'refunds', ids: [(await askedBack()).id] },
      }),
    },
    'payoutBatches.decide': {
      effect: ['payout-batches', 'check'] as const,
      prepare: async () => {
        const { id, version } = await complete();
        return {
          by: of().otherFinance,
          method: 'POST' as const,
          path: `${batches}/${id}/decision`,
          body: { decision: 'check', version },
        };
      },
    },
    'payoutLines.update': {
      effect: ['payout-lines', 'update'] as const,
      prepare: async () => {
        const sent = await decide(await decide(await complete(), 'check'), 'send');
        const [line] = await linesOf(sent);
        return {
          by: of().otherFinance,
          method: 'PUT' as const,
          path: `/console/v1/payout-lines/${line?.id}`,
          body: { version: line?.version, state: 'paid', bankReference: 'UTR1' },
        };
      },
    },
  };
};

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { signatureHeader, signBody, writeCallback } from '#backend/adapters/gateway/gatewayWire.ts';
import { payments } from '#backend/database/schema/index.ts';
import { ok } from '#tests/support/server/ok.ts';
import { startPayments, type Due, type Payments } from './startPayments.ts';
import { testNow } from '#tests/support/server/template.ts';

export interface Link {
  id: number;
  version: number;
  url: string;
  amount: number;
  net: number;
  tdsPercentage: number;
  status: string;
  isOpen: boolean;
  paymentId: number | null;
  failureReason: string | null;
  [field: string]: unknown;
}

interface Told {
  readonly event?: 'payment_link.paid' | 'payment.failed';
  readonly paymentId?: string;
  readonly amount?: number;
}

export const generatePath = '/sapna/v1/owner/payment-link-generation';

/** The gateway's own name of a link. */
export const externalOf = ({ url }: Pick<Link, 'url'>): string => url.replace(/^.*\//, '');

/** Deals that can be paid by link, and callbacks as the gateway signs them. */
export const startLinks = async () => {
  const test: Payments = await startPayments();
  const generate = (due: Due, body: object = {}, by = test.by('agent'), key = randomUUID()) =>
    test.pay(by, 'POST', generatePath, { milestoneId: due.milestoneId, ...body }, key);
  const linksOf = async ({ opportunityId }: Due): Promise<Link[]> =>
    ok<{ results: Link[] }>(
      await test.by('agent').get('/console/v1/payment-links', { query: { opportunityId } }),
    ).results;
  const secret = () => test.services.config.paymentGateway.secret;
  const post = (body: string, signature = signBody(body, secret())) =>
    test.anonymous.call('POST', '/console/v1/gateway/callback', {
      body,
      headers: { 'content-type': 'application/json', [signatureHeader]: signature },
    });
  return {
    ...test,
    generate,
    linksOf,
    post,
    made: async (due: Due, body: object = {}) => ok<Link>(await generate(due, body)),
    share: (id: number, query: object = {}, by = test.by('agent')) =>
      by.get('/sapna/v1/share-payment-link', { query: { paymentLinkId: id, ...query } }),
    linkOf: async (due: Due, id: number): Promise<Link> => {
      const found = (await linksOf(due)).find(one => one.id === id);
      if (!found) throw new Error(`No link ${id}`);
      return found;
    },
    paidOf: ({ opportunityId }: Due) =>
      test.client.db.select().from(payments).where(eq(payments.opportunityId, opportunityId)),
    /** A callback about a link; its money is what the link asks for unless another is named. */
    bodyOf: (link: Pick<Link, 'url' | 'net'>, { event, paymentId, amount }: Told = {}) =>
      writeCallback(event ?? 'payment_link.paid', {
        linkId: externalOf(link),
        paymentId: paymentId ?? `pay_${randomUUID()}`,
        amount: amount ?? link.net,
        reason: event === 'payment.failed' ? 'Declined' : null,
        at: testNow(),
      }),
    outcome: async (body: string) => ok<{ outcome: string }>(await post(body)).outcome,
  };
};

export type Links = Awaited<ReturnType<typeof startLinks>>;

import { paymentLinkRefusals } from '#contract/domain/payments/paymentLinkMessages.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { afterCommit } from '../../database/transactionWithEffects.ts';
import type { PaymentGateway } from './PaymentGateway.ts';

export interface LinkGatewaySettings {
  /** Where `/v1/payment_links` is. */
  readonly url: URL;
  readonly keyId: string;
  readonly keySecret: string;
}

/** Milliseconds in which the gateway has to answer (T101). */
const defaultPatience = 10_000;

/**
 * A gateway with the payment-link calls that Razorpay documents (`POST /v1/payment_links`, `…/{id}/cancel`). It posts its
 * callbacks to `POST /console/v1/gateway/callback`. A link that is made for a call which is then taken back stays at the
 * gateway until it expires; money that came by it is told and found under `unknown`.
 */
export const linkGateway = (
  { url, keyId, keySecret }: LinkGatewaySettings,
  send: typeof fetch = fetch,
  patience = defaultPatience,
): PaymentGateway => {
  const ask = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const answer = await send(new URL(path, url), {
      method: 'POST',
      signal: AbortSignal.timeout(patience),
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The gateway answered ${answer.status}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const unreachable = (): never => {
    throw new Refusal('UPSTREAM_UNREACHABLE', paymentLinkRefusals.gateway);
  };
  return {
    isSimulated: false,
    makeLink: async (_db, { reference, amount, description, payer, expiresAt }) => {
      const made = await ask('/v1/payment_links', {
        amount,
        currency: 'INR',
        reference_id: reference,
        description,
        customer: {
          name: payer.name,
          ...(payer.email !== null && { email: payer.email }),
          ...(payer.phone !== null && { contact: payer.phone }),
        },
        // The console mails the link itself.
        notify: { email: false, sms: false },
        expire_by: Math.floor(expiresAt.getTime() / 1000),
      }).catch(unreachable);
      const { id, short_url: address } = made;
      if (typeof id !== 'string' || typeof address !== 'string') return unreachable();
      return { externalId: id, url: address };
    },
    endLink: (_db, externalId) =>
      afterCommit(async () => {
        // One that was paid meanwhile cannot be cancelled, and is told by its callback.
        await ask(`/v1/payment_links/${encodeURIComponent(externalId)}/cancel`, {}).catch(
          () => undefined,
        );
      }),
    due: () => Promise.resolve([]),
    told: () => Promise.resolve(),
  };
};

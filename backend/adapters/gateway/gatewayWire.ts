import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GatewayNotice } from './PaymentGateway.ts';

/*
 * Callbacks as gateways with payment links send them in India: JSON with `event` and `payload.<entity>.entity`, signed by
 * HMAC-SHA256 over the bytes, in hexadecimal (https://razorpay.com/docs/webhooks/validate-test/).
 */

export const signatureHeader = 'x-razorpay-signature';

/** The signature of bytes under a secret. */
export const signBody = (body: string, secret: string): string =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Whether the bytes were signed with the secret; takes the same time for every wrong signature. */
export const isSigned = (body: string, signature: string | undefined, secret: string): boolean => {
  const one = Buffer.from(signature ?? '');
  const other = Buffer.from(signBody(body, secret));
  return one.length === other.length && timingSafeEqual(one, other);
};

const kinds: Readonly<Record<string, GatewayNotice['kind']>> = {
  'payment_link.paid': 'paid',
  'payment_link.expired': 'expired',
  'payment_link.cancelled': 'expired',
  'payment.failed': 'failed',
};

type Values = Readonly<Record<string, unknown>>;

const within = (value: unknown, ...names: string[]): unknown =>
  names.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? (inner as Values)[name] : undefined,
    value,
  );

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** A failed payment names its link in its description, as `#` and the id without `plink_`. */
const linkOf = (link: unknown, payment: unknown): string | null => {
  const described = text(within(payment, 'description'));
  return (
    text(within(link, 'id')) ??
    (described?.startsWith('#') === true ? `plink_${described.slice(1)}` : null)
  );
};

/** Reads a callback; undefined where it tells nothing that the console has to do with. */
export const readCallback = (body: unknown): GatewayNotice | undefined => {
  const event = text(within(body, 'event'));
  const kind = event === null ? undefined : kinds[event];
  const link = within(body, 'payload', 'payment_link', 'entity');
  const payment = within(body, 'payload', 'payment', 'entity');
  const linkId = linkOf(link, payment);
  const paymentId = text(within(payment, 'id'));
  const amount = within(payment, 'amount') ?? within(link, 'amount') ?? 0;
  const seconds = within(body, 'created_at');
  if (kind === undefined || linkId === null || (paymentId === null && kind !== 'expired'))
    return undefined;
  if (!Number.isSafeInteger(amount) || (amount as number) < 0 || typeof seconds !== 'number')
    return undefined;
  return {
    // Of the signed bytes alone: a header could be changed by anyone who repeats a callback.
    id: `${String(event)}/${paymentId ?? linkId}`,
    linkId,
    kind,
    paymentId,
    amount: amount as number,
    reason: text(within(payment, 'error_description')),
    at: new Date(seconds * 1000),
  };
};

/** A callback of the embedded gateway, as a real one would write it. */
export const writeCallback = (
  event: 'payment_link.paid' | 'payment.failed',
  { linkId, paymentId, amount, reason, at }: Omit<GatewayNotice, 'id' | 'kind'>,
): string =>
  JSON.stringify({
    entity: 'event',
    event,
    payload: {
      payment: {
        entity: {
          id: paymentId,
          amount,
          currency: 'INR',
          status: event === 'payment.failed' ? 'failed' : 'captured',
          description: `#${linkId.replace(/^plink_/, '')}`,
          error_description: reason,
        },
      },
      ...(event === 'payment_link.paid' && {
        payment_link: { entity: { id: linkId, amount, status: 'paid' } },
      }),
    },
    created_at: Math.floor(at.getTime() / 1000),
  });

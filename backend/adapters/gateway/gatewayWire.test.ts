import { describe, expect, it } from 'vitest';
import { isSigned, readCallback, signBody, writeCallback } from './gatewayWire.ts';

const secret = 'a secret of the suite';

describe('the signature of a callback', () => {
  const body = '{"event":"payment_link.paid"}';

  it('is HMAC-SHA256 over the bytes, in hexadecimal', () => {
    // Worked out with `openssl dgst -sha256 -hmac key`.
    expect(signBody('The quick brown fox jumps over the lazy dog', 'key')).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    );
  });

  it.each([
    ['right', signBody(body, secret), body, true],
    ['of another secret', signBody(body, 'other'), body, false],
    ['of other bytes', signBody(body, secret), `${body} `, false],
    ['cut short', signBody(body, secret).slice(1), body, false],
    ['absent', undefined, body, false],
    ['empty', '', body, false],
  ])('%s', (_name, signature, bytes, expected) => {
    expect(isSigned(bytes, signature, secret)).toBe(expected);
  });
});

describe('what a callback says', () => {
  const about = {
    linkId: 'plink_abc-1',
    paymentId: 'pay_1',
    amount: 118_000,
    reason: null,
    at: new Date('2026-11-20T10:00:00Z'),
  };

  it('reads what the embedded gateway writes', () => {
    expect(readCallback(JSON.parse(writeCallback('payment_link.paid', about)))).toEqual({
      ...about,
      id: 'payment_link.paid/pay_1',
      kind: 'paid',
    });
    const failed = writeCallback('payment.failed', { ...about, reason: 'Declined' });
    expect(readCallback(JSON.parse(failed))).toEqual({
      ...about,
      id: 'payment.failed/pay_1',
      kind: 'failed',
      reason: 'Declined',
    });
  });

  it('reads that a link is over, which no payment is about', () => {
    const body = {
      event: 'payment_link.expired',
      payload: { payment_link: { entity: { id: 'plink_1', amount: 5 } } },
      created_at: 1_763_633_000,
    };
    expect(readCallback(body)).toMatchObject({
      id: 'payment_link.expired/plink_1',
      kind: 'expired',
      paymentId: null,
    });
  });

  it.each([
    ['nothing', null],
    ['an event of other things', { event: 'order.paid', payload: {}, created_at: 1 }],
    ['a link without a name', { event: 'payment_link.paid', payload: {}, created_at: 1 }],
    [
      'an amount that is no whole number of paise',
      {
        event: 'payment_link.paid',
        payload: {
          payment: { entity: { id: 'pay_1', amount: 1.5 } },
          payment_link: { entity: { id: 'plink_1' } },
        },
        created_at: 1,
      },
    ],
  ])('tells nothing of %s', (_name, body) => {
    expect(readCallback(body)).toBeUndefined();
  });
});

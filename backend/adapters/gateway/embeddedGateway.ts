import { randomBytes } from 'node:crypto';
import { asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import {
  simulatedPaymentLinks as links,
  type PlannedCallback,
} from '../../database/schema/index.ts';
import { signBody, writeCallback } from './gatewayWire.ts';
import type { PaymentGateway } from './PaymentGateway.ts';

/** What someone may try on the simulated page of a link. */
export const linkTries = ['pay', 'pay-late', 'pay-twice', 'fail', 'fail-late'] as const;
export type LinkTry = (typeof linkTries)[number];

/** How late a late callback is, in milliseconds. */
export const lateBy = 20_000;

type Row = typeof links.$inferSelect;

const nextOf = (callbacks: readonly PlannedCallback[]): Date | null =>
  callbacks.length === 0 ? null : new Date(Math.min(...callbacks.map(({ at }) => at)));

const rowOf = (db: Database, externalId: string) =>
  db.select().from(links).where(eq(links.externalId, externalId)).for('update');

const keep = async (
  db: Database,
  externalId: string,
  callbacks: readonly PlannedCallback[],
  state?: Row['state'],
): Promise<void> => {
  await db
    .update(links)
    .set({ callbacks, nextAt: nextOf(callbacks), ...(state && { state }) })
    .where(eq(links.externalId, externalId));
};

/**
 * What is reported about a try: at once, late, twice, or a failure that comes after the payment which it was before.
 */
const planOf = ({ externalId, amountPaise }: Row, what: LinkTry, now: Date): PlannedCallback[] => {
  const about = {
    linkId: externalId,
    amount: amountPaise,
    at: now,
    paymentId: `pay_${randomBytes(7).toString('hex')}`,
    reason: null,
  };
  const paid = writeCallback('payment_link.paid', about);
  const failed = writeCallback('payment.failed', {
    ...about,
    paymentId: `pay_${randomBytes(7).toString('hex')}`,
    reason: 'The bank declined the payment',
  });
  const at = now.getTime();
  const plans: Readonly<Record<LinkTry, PlannedCallback[]>> = {
    pay: [{ body: paid, at }],
    'pay-late': [{ body: paid, at: at + lateBy }],
    'pay-twice': [
      { body: paid, at },
      { body: paid, at: at + 1 },
    ],
    fail: [{ body: failed, at }],
    'fail-late': [
      { body: paid, at },
      { body: failed, at: at + lateBy },
    ],
  };
  return plans[what];
};

/** Tries to pay by a simulated link. @returns whether it was still open to a try */
export const tryLink = async (
  db: Database,
  externalId: string,
  what: LinkTry,
  now: Date,
): Promise<boolean> => {
  const [row] = await rowOf(db, externalId);
  if (!row || row.state === 'paid' || row.state === 'ended' || row.expiresAt <= now) return false;
  const state = what === 'fail' ? 'failed' : 'paid';
  await keep(db, externalId, [...row.callbacks, ...planOf(row, what, now)], state);
  return true;
};

const most = 50;

/**
 * Plays a gateway: no money moves. Its links lead to a page of the console's own, which says that it is simulated and
 * lets anyone who looks at it pay, fail, pay late or twice; what happened is kept and told by signed callbacks.
 */
export const embeddedGateway = (secret: string, publicUrl: URL): PaymentGateway => ({
  isSimulated: true,
  makeLink: async (db, { amount, description, payer, expiresAt }) => {
    const externalId = `plink_${randomBytes(9).toString('base64url')}`;
    await db.insert(links).values({
      externalId,
      amountPaise: amount,
      description,
      payerName: payer.name,
      expiresAt,
    });
    return { externalId, url: new URL(`/pay/${externalId}`, publicUrl).href };
  },
  endLink: async (db, externalId) => {
    const [row] = await rowOf(db, externalId);
    if (row && row.state !== 'paid') await keep(db, externalId, row.callbacks, 'ended');
  },
  due: async (db, now) => {
    const rows = await db
      .select()
      .from(links)
      .where(lte(links.nextAt, now))
      .orderBy(asc(links.nextAt))
      .limit(most);
    return rows.flatMap(({ externalId, callbacks }) =>
      callbacks
        .filter(({ at }) => at <= now.getTime())
        .map(({ body }) => ({ linkId: externalId, body, signature: signBody(body, secret) })),
    );
  },
  told: async (db, { linkId, body }) => {
    const [row] = await rowOf(db, linkId);
    const place = row?.callbacks.findIndex(one => one.body === body) ?? -1;
    if (row && place >= 0) await keep(db, linkId, row.callbacks.toSpliced(place, 1));
  },
});

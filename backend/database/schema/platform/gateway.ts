import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { emptyList, instant, paise } from '../columns.ts';
import { checked, indexed } from '../constraints.ts';

/** A notice of the embedded gateway that is still to be told. */
export interface PlannedCallback {
  /** The bytes as they are signed. */
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What the embedded gateway knows of its links; nothing else reads it. */
export const simulatedPaymentLinks = pgTable(
  'simulated_payment_links',
  {
    externalId: text().primaryKey(),
    amountPaise: paise().notNull(),
    description: text().notNull(),
    payerName: text(),
    state: text({ enum: ['open', 'paid', 'failed', 'ended'] })
      .notNull()
      .default('open'),
    callbacks: jsonb().notNull().$type<readonly PlannedCallback[]>().default(emptyList),
    /** When the first of the callbacks is told; null: nothing is left to tell. */
    nextAt: instant(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  t => [
    ...checked(t),
    index('simulated_payment_links_next_index')
      .on(t.nextAt)
      .where(sql`${t.nextAt} is not null`),
  ],
);

/** Notices of the gateway, each taken once; what became of it stays readable. */
export const gatewayNotices = pgTable(
  'gateway_notices',
  {
    /** The event and the payment that it is about, out of the signed bytes. */
    id: text().primaryKey(),
    linkExternalId: text().notNull(),
    kind: text({ enum: ['paid', 'failed', 'expired'] }).notNull(),
    gatewayPaymentId: text(),
    amountPaise: paise().notNull(),
    reason: text(),
    toldAt: instant().notNull(),
    receivedAt: instant().notNull(),
    outcome: text({
      enum: ['paid', 'advance', 'failed', 'ended', 'overtaken', 'unknown'],
    }),
  },
  t => [...checked(t), ...indexed(t.linkExternalId, t.receivedAt)],
);

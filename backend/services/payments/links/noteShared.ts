import { eq, sql } from 'drizzle-orm';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { notFound } from '../../../calls/Refusal.ts';
import { paymentLinks } from '../../../database/schema/index.ts';
import type { Linking } from './makeLink.ts';
import { paymentLinkRecords } from './paymentLinkRecords.ts';

/** Writes that a payment link goes out now, and to whom, with its history. @returns its row */
export const noteShared = async (context: Linking, id: number, contactId: number | null) => {
  const { db, actor, services, audit } = context;
  const before = await paymentLinkRecords.readOne(context, id);
  const [row] = await db
    .update(paymentLinks)
    .set({
      status: 'shared',
      sharedAt: services.now(),
      ...(contactId !== null && { contactId }),
      version: sql`${paymentLinks.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(paymentLinks.id, id))
    .returning();
  if (!row) throw notFound(notThere.paymentLink);
  const after = await paymentLinkRecords.readOne(context, id);
  await audit.record({
    action: 'share',
    entity: 'payment-links',
    entityId: id,
    version: after.version,
    before: { status: before.status, contactName: before.contactName },
    after: { status: after.status, contactName: after.contactName },
  });
  return row;
};

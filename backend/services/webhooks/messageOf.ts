import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../calls/Actor.ts';
import { auditEntries, webhookDeliveries as deliveries } from '../../database/schema/index.ts';
import type { Delivery, Webhook } from './claimDeliveries.ts';
import { bodyOf } from './spreadEvents.ts';
import { toldRecords, type Setting } from './toldRecords.ts';

/**
 * What a message says to the byte. It is read again where its owner has other rights than when it was made.
 * @returns undefined where its owner may not see the record, or the subscription no longer asks for it
 */
export const messageOf = async (
  setting: Setting,
  webhook: Webhook,
  actor: Actor,
  delivery: Delivery,
): Promise<string | undefined> => {
  const { body, roleVersion, auditEntryId, messageId, id } = delivery;
  if (body !== null && (roleVersion === actor.roleVersion || auditEntryId === null)) return body;
  if (auditEntryId === null) return undefined;
  const { db } = setting.services;
  const screen = setting.screens.get(delivery.resource);
  const [change] = await db.select().from(auditEntries).where(eq(auditEntries.id, auditEntryId));
  if (!change || screen?.type !== 'records') return undefined;
  const told = await toldRecords({ ...setting, db, actor, screen }, webhook, [change]);
  const one = told.get(change.id);
  if (!one) return undefined;
  const made = bodyOf(messageId, one);
  await db
    .update(deliveries)
    .set({
      body: made,
      type: one.type,
      roleVersion: actor.roleVersion,
      updatedAt: sql`${deliveries.updatedAt}`,
    })
    .where(eq(deliveries.id, id));
  return made;
};

import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import { paymentLinks } from '../database/schema/index.ts';
import type { InWrite } from '../tables/Declaration.ts';

export type Ending = Pick<InWrite, 'db' | 'actor' | 'services' | 'audit'>;

/** Ends the open links that the condition names, at the gateway too, each with its history. */
export const endLinks = async (
  { db, actor, services, audit }: Ending,
  which: SQL,
): Promise<void> => {
  const open = await db
    .select()
    .from(paymentLinks)
    .where(and(inArray(paymentLinks.status, ['created', 'shared', 'failed']), which))
    .orderBy(paymentLinks.id)
    .for('update');
  for (const { id, status, version, externalId } of open) {
    await db
      .update(paymentLinks)
      .set({ status: 'expired', version: sql`${paymentLinks.version} + 1`, updatedBy: actor.id })
      .where(eq(paymentLinks.id, id));
    await services.gateway.endLink(db, externalId);
    await audit.record({
      action: 'expired',
      entity: 'payment-links',
      entityId: id,
      version: version + 1,
      before: { status },
      after: { status: 'expired' },
    });
  }
};

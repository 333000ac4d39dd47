import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { nextAttempt, type ErpEntity } from '#contract/domain/erp/entitySearch.ts';
import { ErpRefused } from '../../adapters/erp/Erp.ts';
import type { Services } from '../../calls/Context.ts';
import { erpRecords, netsuiteEvents as events } from '../../database/schema/index.ts';

/** Longer than NetSuite is waited for: what a process took and died with is taken by another after it. */
const lease = 120_000;

type Sending = Pick<Services, 'db' | 'erp' | 'now'>;
type Event = typeof events.$inferSelect;

/** Takes the oldest push that is due; no other process sends it meanwhile. */
const claim = async ({ db, now }: Sending): Promise<Event | undefined> => {
  const due = db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.state, 'queued'), lte(events.nextAttemptAt, now())))
    .orderBy(asc(events.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [event] = await db
    .update(events)
    .set({
      attempts: sql`${events.attempts} + 1`,
      nextAttemptAt: new Date(now().getTime() + lease),
      version: sql`${events.version} + 1`,
    })
    .where(eq(events.id, sql`(${due})`))
    .returning();
  return event;
};

const settle = async ({ db }: Sending, { id }: Event, values: Partial<Event>): Promise<void> => {
  await db
    .update(events)
    .set({ ...values, version: sql`${events.version} + 1` })
    .where(eq(events.id, id));
};

const send = async (sending: Sending, event: Event): Promise<void> => {
  const { db, erp, now } = sending;
  const { entityName, entityId, domainId, payload, attempts } = event;
  try {
    const { erpId } = await erp.push({
      entityName: entityName as ErpEntity,
      entityId,
      domain: domainId,
      departmentId: event.departmentId,
      branchId: event.salesBranchId,
      data: payload,
      attempt: attempts,
      key: `netsuite-event-${event.id}`,
    });
    await db.transaction(async inner => {
      await inner
        .insert(erpRecords)
        .values({ entityName, entityId, domainId, erpId, data: payload, syncedAt: now() })
        .onConflictDoUpdate({
          target: [erpRecords.entityName, erpRecords.entityId, erpRecords.domainId],
          set: { erpId, data: payload, syncedAt: now(), version: sql`${erpRecords.version} + 1` },
        });
      await settle({ ...sending, db: inner }, event, {
        state: 'sent',
        sentAt: now(),
        response: { id: erpId },
        error: null,
        nextAttemptAt: null,
      });
    });
  } catch (error) {
    const again = error instanceof ErpRefused ? undefined : nextAttempt(attempts, now());
    await settle(sending, event, {
      state: again ? 'queued' : 'failed',
      nextAttemptAt: again ?? null,
      error: error instanceof Error ? error.message.slice(0, 500) : 'Unknown',
    });
  }
};

/** Sends what is due, one after the other. Several processes may do it at once. */
export const sendDueEvents = async (sending: Sending): Promise<void> => {
  for (let event = await claim(sending); event; event = await claim(sending))
    await send(sending, event);
};

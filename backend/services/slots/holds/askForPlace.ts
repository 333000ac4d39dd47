import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { holdRefusals } from '#contract/domain/slots/holds/holdTerms.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { notifications, users } from '../../../database/schema/index.ts';
import { notify } from '../../notifications/notify.ts';
import { lockHoldable, runningHold } from './heldSlot.ts';
import { linkOf } from './linkOf.ts';

const day = 24 * 60 * 60_000;

/** POST slots/holds/ask: the holder learns who wants the place; a second wish within a day rings no second time. */
export const askForPlace: Verb<CallOf<'slotHolds.ask'>> = async context => {
  const { body, db, actor, services, audit } = context;
  const now = services.now();
  const kind = await lockHoldable(db, body.slot_id);
  const { record } = await kind.read(db, body.slot_id, indiaDay(now));
  const hold = await runningHold(db, body.slot_id);
  if (record.slot_status !== 'held' || !hold) throw new Refusal('CONFLICT', holdRefusals.notHeld);
  audit.nothingChanged();
  const [holder] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, hold.holderId));
  const title = `${actor.firstName} ${actor.lastName} would like the place of slot ${record.id}, which you are holding`;
  const asked = await db.$count(
    notifications,
    and(
      eq(notifications.userId, hold.holderId),
      eq(notifications.title, title),
      gt(notifications.createdAt, sql`${new Date(now.getTime() - day).toISOString()}::timestamptz`),
    ),
  );
  if (asked === 0)
    await notify({ db, services, actor }, [hold.holderId], {
      kind: 'slot-hold',
      tone: 'info',
      title,
      body: `${record.polygon_names.join(', ')}: ${record.start_date} – ${record.end_date}`,
      link: linkOf(kind, record.id),
      entity: kind.group.resource,
      entityId: record.id,
    });
  return { told: holder?.name ?? '' };
};

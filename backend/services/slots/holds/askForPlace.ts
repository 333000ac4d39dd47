import { and, eq, gt, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Text } from '#contract/model/types.ts';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { answerUntil, holdRefusals } from '#contract/domain/slots/holds/holdTerms.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import {
  notifications,
  polygons,
  slotHolds,
  slots,
  users,
} from '../../../database/schema/index.ts';
import { readDaysOff } from '../../../policies/daysOff.ts';
import { isAny } from '../../../query/isAny.ts';
import type { BookedKind, HeldSlot } from '../booking/kinds/bookedKind.ts';
import { notify } from '../../notifications/notify.ts';
import { lockHoldable, runningHold, type RunningHold } from './heldSlot.ts';
import { linkOf } from './linkOf.ts';

type Asking = Pick<Context, 'db' | 'actor' | 'services' | 'audit'>;

const day = 24 * 60 * 60_000;

/** Whether the person works a deal on which RCM approved a termsheet that sells the product of the slot. */
const hasSold = async ({ db, actor }: Asking, slotId: number): Promise<boolean> => {
  const [row] = await db
    .select({
      isSold: isAny(sql`from termsheets sheet
        join opportunities deal on deal.id = sheet.opportunity_id and deal.agent_id = ${actor.id}::bigint
        join termsheet_packages covered on covered.termsheet_id = sheet.id
        join opportunity_products sold on sold.opportunity_package_id = covered.opportunity_package_id
          and sold.deleted_at is null and sold.product_id = ${slots.productId}
        where sheet.status_id = 3`),
    })
    .from(slots)
    .where(eq(slots.id, slotId));
  return row?.isSold === true;
};

/**
 * Of someone who has sold the place: the holder has a day to book or release it, then it is free. Once a hold, and never
 * longer than it ran. @returns until when; undefined where nothing of the hold changes
 */
const beginDay = async (
  context: Asking,
  { record }: HeldSlot,
  hold: RunningHold,
): Promise<Date | undefined> => {
  const { db, actor, services } = context;
  if (hold.askedBy !== null || hold.holderId === actor.id) return undefined;
  if (!(await hasSold(context, record.id))) return undefined;
  const [place] = await db
    .select({ cityId: polygons.cityId })
    .from(polygons)
    .where(eq(polygons.uuid, record.polygon_uuids[0] ?? ''));
  const daysOff = await readDaysOff(db);
  const until = answerUntil(services.now(), daysOff.of(place?.cityId ?? null));
  const expiresAt = until < hold.expiresAt ? until : hold.expiresAt;
  await db
    .update(slotHolds)
    .set({
      askedBy: actor.id,
      expiresAt,
      version: sql`${slotHolds.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(slotHolds.id, hold.id));
  return expiresAt;
};

interface Wish {
  readonly kind: BookedKind;
  readonly before: HeldSlot;
  readonly hold: RunningHold;
  readonly title: Text;
}

/** A second wish in the same words within a day rings no second time. */
const tellHolder = async (
  { db, actor, services }: Asking,
  { kind, before: { record }, hold, title }: Wish,
): Promise<void> => {
  const since = new Date(services.now().getTime() - day).toISOString();
  const asked = await db.$count(
    notifications,
    and(
      eq(notifications.userId, hold.holderId),
      eq(notifications.title, title.en),
      gt(notifications.createdAt, sql`${since}::timestamptz`),
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
};

/** POST slots/holds/ask: the holder learns who wants the place, and has a day where it is sold already (record 0170). */
export const askForPlace: Verb<CallOf<'slotHolds.ask'>> = async context => {
  const { body, db, actor, services, audit } = context;
  const kind = await lockHoldable(db, body.slot_id);
  const before = await kind.read(db, body.slot_id, indiaDay(services.now()));
  const { record } = before;
  const hold = await runningHold(db, body.slot_id);
  if (record.slot_status !== 'held' || !hold) throw new Refusal('CONFLICT', holdRefusals.notHeld);
  const until = await beginDay(context, before, hold);
  if (until)
    await audit.record({
      action: 'ask-for-place',
      entity: kind.group.resource,
      entityId: record.id,
      before: { held_until: hold.expiresAt.toISOString() },
      after: { held_until: until.toISOString() },
    });
  else audit.nothingChanged();
  const who = `${actor.firstName} ${actor.lastName}`;
  const title = until
    ? {
        en: `${who} has sold the place of slot ${record.id}: book or release it by ${formatMoment(until)}`,
        hi: `${who} ने स्लॉट ${record.id} की जगह बेच दी है: ${formatMoment(until)} तक बुक करें या छोड़ें`,
      }
    : {
        en: `${who} would like the place of slot ${record.id}, which you are holding`,
        hi: `${who} को स्लॉट ${record.id} की जगह चाहिए, जो आपने होल्ड की है`,
      };
  await tellHolder(context, { kind, before, hold, title });
  const [holder] = await db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, hold.holderId));
  return { told: holder?.name ?? '', ...(until && { until: until.toISOString() }) };
};

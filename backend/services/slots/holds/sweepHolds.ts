import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Text } from '#contract/model/types.ts';
import { formatMoment } from '#contract/domain/days/formatDay.ts';
import { warnedBefore } from '#contract/domain/slots/holds/holdTerms.ts';
import { createAudit } from '../../../audit/createAudit.ts';
import type { Services } from '../../../calls/Context.ts';
import { transactionWithEffects } from '../../../database/transactionWithEffects.ts';
import { slotHolds as h, slots } from '../../../database/schema/index.ts';
import { agentActor } from '../../../session/agentActor.ts';
import { notify } from '../../notifications/notify.ts';
import { letGo, runningHold } from './heldSlot.ts';
import { linkOf } from './linkOf.ts';
import { tellAsker } from './tellAsker.ts';
import type { BookedKind, HeldSlot } from '../booking/kinds/bookedKind.ts';
import { holdableKinds } from './holdableKinds.ts';

/** Holds whose holder has to be warned or whose time is over. */
const due = ({ db, now }: Services) =>
  db
    .select({ slotId: h.slotId, productId: slots.productId })
    .from(h)
    .innerJoin(slots, eq(slots.id, h.slotId))
    .where(
      and(
        isNull(h.releasedAt),
        eq(slots.state, 'held'),
        inArray(slots.productId, [...holdableKinds.keys()]),
        lte(h.expiresAt, warnedBefore(now())),
        sql`(${h.warnedAt} is null or ${h.expiresAt} <= ${now()})`,
      ),
    )
    .orderBy(asc(h.expiresAt))
    .limit(200);

const noticeOf = (kind: BookedKind, { record }: HeldSlot, title: Text) => ({
  kind: 'slot-hold',
  tone: 'warning' as const,
  title,
  body: `${record.polygon_names.join(', ')}: ${record.start_date} – ${record.end_date}`,
  link: linkOf(kind, record.id),
  entity: kind.group.resource,
  entityId: record.id,
});

const sweepOne = (services: Services, slotId: number, kind: BookedKind): Promise<void> =>
  transactionWithEffects(services.db, async db => {
    const now = services.now();
    // The slot first, as booking it does: a hold ends once, no matter who comes first.
    const [row] = await db
      .select({ id: slots.id })
      .from(slots)
      .where(and(eq(slots.id, slotId), eq(slots.state, 'held')))
      .for('update', { skipLocked: true });
    const hold = row && (await runningHold(db, slotId));
    if (!hold) return;
    const before = await kind.read(db, slotId, indiaDay(now));
    if (hold.expiresAt > now) {
      if (hold.warnedAt) return;
      await db.update(h).set({ warnedAt: now }).where(eq(h.id, hold.id));
      const end = formatMoment(hold.expiresAt);
      const title = {
        en: `Your hold on slot ${slotId} ends at ${end}`,
        hi: `स्लॉट ${slotId} पर आपका होल्ड ${end} पर समाप्त होगा`,
      };
      await notify({ db, services }, [hold.holderId], noticeOf(kind, before, title));
      return;
    }
    const actor = await agentActor(db, hold.holderId);
    await letGo({ db, actorId: actor.id, now }, { kind, before, hold }, 'expired');
    const after = await kind.read(db, slotId, indiaDay(now));
    const audit = createAudit(db, actor, { id: `hold-${hold.id}`, surface: 'job' });
    await audit.record({
      action: 'expire-place',
      entity: kind.group.resource,
      entityId: slotId,
      version: after.record.version,
      before: before.history,
      after: after.history,
    });
    const title = {
      en: `Your hold on slot ${slotId} has expired, so its place is free again`,
      hi: `स्लॉट ${slotId} पर आपका होल्ड समाप्त हो गया, इसलिए जगह फिर ख़ाली है`,
    };
    await notify({ db, services }, [hold.holderId], noticeOf(kind, before, title));
    await tellAsker({ db, services }, { kind, before, hold }, 'free');
  });

/** Warns holders four hours before the end, and frees places whose time is over. Of two processes one does it. */
export const sweepHolds = async (services: Services): Promise<void> => {
  for (const { slotId, productId } of await due(services)) {
    const kind = holdableKinds.get(productId);
    if (kind) await sweepOne(services, slotId, kind);
  }
};

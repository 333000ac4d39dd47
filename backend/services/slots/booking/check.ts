import { and, eq } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { slotCheckAnswer } from '#contract/calls/slots/slotCalls.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { slots } from '../../../database/schema/index.ts';
import { exclusivityFaults } from './ground/exclusivityFaults.ts';
import { findHolder, type TakenGround } from './ground/findHolder.ts';
import { groundsOf } from './ground/groundsOf.ts';
import { readReferences } from './readReferences.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { isOfKind } from './slotRows.ts';

interface Sent {
  readonly slot_id?: number | undefined;
  readonly is_draft?: boolean | undefined;
}

/** POST helper/10: what saving would say, and who is in the way; takes no lock and writes nothing. */
export const checkSlot =
  <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
    kind: SlotKind<Values, Answer, Details>,
  ) =>
  async ({
    body,
    db,
    actor,
    services,
  }: SlotContext<Values & Sent>): Promise<Static<typeof slotCheckAnswer>> => {
    const { slot_id: slotId } = body;
    const [stored] = slotId
      ? await db
          .select({
            start: slots.startDate,
            end: slots.endDate,
            state: slots.state,
            entityId: slots.entityId,
            accountId: slots.accountId,
            opportunityId: slots.opportunityId,
            activationId: slots.productActivationId,
          })
          .from(slots)
          .where(and(eq(slots.id, slotId), isOfKind(kind)))
      : [];
    const references = await readReferences({ db, actor }, body, {
      opportunity_id: stored?.opportunityId ?? undefined,
      product_activation_id: stored?.activationId ?? undefined,
    });
    const today = indiaDay(services.now());
    const running = stored && stored.state !== 'draft' ? stored : undefined;
    // What is sold already goes on; a place that is only held is activated when it is booked.
    const isSold =
      running !== undefined &&
      running.state !== 'held' &&
      running.entityId === (body.entity_id ?? null) &&
      running.accountId === references.accountId;
    const faults = [
      ...kind.rules.faults(body, {
        today,
        originalStart: running?.start,
        originalEnd: running?.end,
      }),
      ...references.faults,
      ...(isSold ? [] : await exclusivityFaults(db, body, references, { today, keeps: false })),
      ...((await kind.references?.(db, body)) ?? []),
    ];
    const { start_date: start, end_date: end } = body;
    const wanted = { slotId, polygonIds: references.polygonIds };
    let taken: TakenGround | undefined;
    if (start && end && start <= end)
      for (const group of groundsOf(kind, body))
        taken ??= await findHolder(db, group, { ...wanted, days: { start, end } });
    return {
      missing: kind.rules.missing(body).map(({ field, message }) => ({ field, message })),
      faults: faults.map(({ field, message }) => ({ field, message })),
      holder: taken?.holder ?? null,
      free: taken?.free ?? null,
    };
  };

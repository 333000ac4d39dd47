import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { slots } from '../../../database/schema/index.ts';
import { refuseTaken } from './ground/bookGround.ts';
import { exclusivityFaults } from './ground/exclusivityFaults.ts';
import { groundsOf } from './ground/groundsOf.ts';
import { readReferences } from './readReferences.ts';
import { refuseFaults } from './refuseFaults.ts';
import { slotColumns } from './kinds/slotColumns.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import { slotHistory } from './slotHistory.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { mediaFaults } from './slotMedia.ts';
import { slotOrRefuse } from './slotRows.ts';
import { writeSlotParts } from './writeSlot.ts';

/** POST create-builder-slots: a slot that is sold and holds its place, or a draft, which holds nothing. */
export const createSlot =
  <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
    kind: SlotKind<Values, Answer, Details>,
  ) =>
  async (
    context: SlotContext<Values & { readonly is_draft?: boolean | undefined }>,
  ): Promise<Answer> => {
    const { body: values, db, actor, audit, services } = context;
    const isDraft = values.is_draft ?? false;
    const { rules } = kind;
    const today = indiaDay(services.now());
    const references = await readReferences(context, values);
    refuseFaults(rules.inBothLanguages, isDraft ? [] : rules.missing(values), [
      ...rules.faults(values, { today }),
      ...references.faults,
      ...(await exclusivityFaults(db, values, references, { today, keeps: !isDraft })),
      ...((await kind.references?.(db, values)) ?? []),
      ...(await mediaFaults(db, kind, kind.media(values), [], { actorId: actor.id })),
    ]);
    const { start_date: start, end_date: end } = values;
    if (!isDraft && start && end)
      for (const group of groundsOf(kind, values))
        await refuseTaken(db, group, { polygonIds: references.polygonIds, days: { start, end } });
    const stands = isDraft ? 'draft' : 'booked';
    const [created] = await db
      .insert(slots)
      .values({
        kind: kind.kind,
        productId: kind.productId,
        state: stands,
        ...slotColumns(values, references, kind.devices),
        createdBy: actor.id,
        updatedBy: actor.id,
      })
      .returning({ id: slots.id });
    if (!created) throw new Error('The insert returned no slot');
    const slotId = created.id;
    await writeSlotParts(context, kind, { slotId, values, references, stands });
    const record = await slotOrRefuse(db, kind, slotId, today);
    await audit.record({
      action: 'create',
      entity: kind.resource,
      entityId: record.id,
      version: record.version,
      before: null,
      after: slotHistory(kind, record),
    });
    return record;
  };

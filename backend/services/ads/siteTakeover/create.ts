import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { siteTakeoverFaults } from '#contract/domain/slots/siteTakeover/siteTakeoverFaults.ts';
import { siteTakeoverMissing } from '#contract/domain/slots/siteTakeover/siteTakeoverMissing.ts';
import { siteTakeoverProductId } from '#contract/domain/slots/slotProducts.ts';
import type { Verb } from '../../../calls/Context.ts';
import { slots } from '../../../database/schema/index.ts';
import { refuseTaken } from './bookGround.ts';
import { slotColumns } from './columnsOf.ts';
import { slotHistory } from './presentSlot.ts';
import { readReferences } from './readReferences.ts';
import { refuseFaults } from './refuseFaults.ts';
import { slotOrRefuse } from './slotRows.ts';
import { cardFaults } from './writeCards.ts';
import { writeSlotParts } from './writeSlot.ts';

/** Desktop and mobile site: the two screens whose pictures a site takeover has. */
const deviceIds = [1, 2];

/** POST create-builder-slots: a slot that is sold and holds its place, or a draft, which holds nothing. */
export const createSiteTakeover: Verb<CallOf<'siteTakeovers.create'>> = async context => {
  const { body, db, actor, audit, services } = context;
  const { is_draft: isDraft = false, ...values } = body;
  const today = indiaDay(services.now());
  const references = await readReferences(db, values);
  refuseFaults(isDraft ? [] : siteTakeoverMissing(values), [
    ...siteTakeoverFaults(values, { today }),
    ...references.faults,
    ...(await cardFaults(db, values.product_cards ?? [], [], { actorId: actor.id })),
  ]);
  const { start_date: start, end_date: end } = values;
  if (!isDraft && start && end)
    await refuseTaken(db, { polygonIds: references.polygonIds, days: { start, end } });
  const stands = isDraft ? 'draft' : 'booked';
  const [created] = await db
    .insert(slots)
    .values({
      kind: 'site-takeover',
      productId: siteTakeoverProductId,
      state: stands,
      deviceIds,
      ...slotColumns(values, references),
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: slots.id });
  if (!created) throw new Error('The insert returned no slot');
  const slotId = created.id;
  await writeSlotParts(context, { slotId, values, references, stands });
  const record = await slotOrRefuse(db, slotId, today);
  await audit.record({
    action: 'create',
    entity: 'site-takeovers',
    entityId: record.id,
    version: record.version,
    before: null,
    after: slotHistory(record),
  });
  return record;
};

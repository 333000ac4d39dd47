import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import {
  siteTakeoverFaults,
  type SlotFault,
} from '#contract/domain/slots/siteTakeover/siteTakeoverFaults.ts';
import type { SiteTakeoverValues } from '#contract/domain/slots/siteTakeover/siteTakeoverFields.ts';
import { siteTakeoverMissing } from '#contract/domain/slots/siteTakeover/siteTakeoverMissing.ts';
import type { Verb } from '../../../calls/Context.ts';
import { slots } from '../../../database/schema/index.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { slotColumns } from './columnsOf.ts';
import { slotHistory, type SlotRecord } from './presentSlot.ts';
import { readReferences } from './readReferences.ts';
import { isUnchanged } from './isUnchanged.ts';
import { refuseClosed, refuseFrozen } from './refuseClosed.ts';
import { refuseFaults } from './refuseFaults.ts';
import { lockSlot, slotOrRefuse } from './slotRows.ts';
import { cardFaults } from './writeCards.ts';
import { writeSlotParts } from './writeSlot.ts';

/** What the slot has once the change is made: a field that was not sent keeps its value, null clears it (T74). */
const merged = (before: SlotRecord, sent: SiteTakeoverValues): SiteTakeoverValues => ({
  ...before,
  ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
});

const isBegun = (before: SlotRecord, today: Day): boolean =>
  !before.is_draft && before.start_date !== undefined && before.start_date <= today;

const lifeFaults = (
  before: SlotRecord,
  values: SiteTakeoverValues,
  { isDraft, today }: { isDraft: boolean; today: Day },
): readonly SlotFault[] => [
  ...(isDraft && !before.is_draft
    ? [
        {
          field: 'is_draft',
          code: 'booked',
          message: 'A slot that is booked does not become a draft again: stop it instead',
        },
      ]
    : []),
  ...(isBegun(before, today) && values.start_date && values.start_date !== before.start_date
    ? [
        {
          field: 'start_date',
          code: 'begun',
          message: 'The slot has begun: its Start Date stays',
        },
      ]
    : []),
];

const movesGround = (before: SlotRecord, values: SiteTakeoverValues): boolean =>
  before.start_date !== (values.start_date ?? undefined) ||
  before.end_date !== (values.end_date ?? undefined) ||
  !isDeepStrictEqual(
    [...before.polygon_uuids].sort(),
    [...new Set(values.polygon_uuids ?? [])].sort(),
  );

const standing = (before: SlotRecord, isDraft: boolean): 'draft' | 'held' | 'booked' => {
  if (isDraft) return 'draft';
  return before.slot_status === 'held' ? 'held' : 'booked';
};

/** PUT slots/update/{slotId}: the answer is the new state at once (T103). `is_draft: false` books a draft. */
export const updateSiteTakeover: Verb<CallOf<'siteTakeovers.update'>> = async context => {
  const { params, body, db, actor, audit, services } = context;
  const today = indiaDay(services.now());
  await lockSlot(db, params.slotId);
  const before = await slotOrRefuse(db, params.slotId, today);
  refuseStale('slot', before, body.version);
  refuseClosed(before);
  const { version: _version, is_draft: wanted, ...sent } = body;
  const isDraft = wanted ?? before.is_draft;
  if (isDraft === before.is_draft && isUnchanged(before, sent)) {
    audit.nothingChanged();
    return before;
  }
  const values = merged(before, sent);
  const books = before.is_draft && !isDraft;
  const moves = movesGround(before, values);
  if (moves) refuseFrozen(before);
  const references = await readReferences(db, values, before);
  refuseFaults(isDraft ? [] : siteTakeoverMissing(values), [
    ...siteTakeoverFaults(values, {
      today,
      originalStart: books ? undefined : before.start_date,
      originalEnd: books ? undefined : before.end_date,
    }),
    ...lifeFaults(before, values, { isDraft, today }),
    ...references.faults,
    ...(await cardFaults(db, values.product_cards ?? [], before.product_cards, {
      actorId: actor.id,
      slotId: before.id,
    })),
  ]);
  await db
    .update(slots)
    .set({
      ...slotColumns(values, references),
      ...(books ? { state: 'booked' as const } : {}),
      version: sql`${slots.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(slots.id, before.id));
  await writeSlotParts(context, {
    slotId: before.id,
    values,
    references,
    stands: moves || books ? standing(before, isDraft) : null,
  });
  const after = await slotOrRefuse(db, before.id, today);
  await audit.record({
    action: books ? 'book' : 'update',
    entity: 'site-takeovers',
    entityId: after.id,
    version: after.version,
    before: slotHistory(before),
    after: slotHistory(after),
  });
  return after;
};

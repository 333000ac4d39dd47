import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { indiaDay, type Day } from '#contract/domain/days/indiaDay.ts';
import { missingToHold } from '#contract/domain/slots/holds/missingToHold.ts';
import type { MissingPart } from '#contract/domain/slots/slotMissing.ts';
import { slotMessages, type SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import { slots } from '../../../database/schema/index.ts';
import { withUnseen } from '../../../policies/slotSecrets.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { exclusivityFaults } from './ground/exclusivityFaults.ts';
import { groundsOf } from './ground/groundsOf.ts';
import { isUnchanged } from './isUnchanged.ts';
import { readReferences } from './readReferences.ts';
import { refuseClosed, refuseFrozen } from './refuseClosed.ts';
import { refuseFaults } from './refuseFaults.ts';
import { slotColumns } from './kinds/slotColumns.ts';
import type { SlotContext } from './kinds/SlotContext.ts';
import { slotHistory } from './slotHistory.ts';
import type { SlotKind, SlotRecord } from './kinds/SlotKind.ts';
import { mediaFaults } from './slotMedia.ts';
import { lockSlot, slotOrRefuse } from './slotRows.ts';
import { writeSlotParts } from './writeSlot.ts';

const isBegun = (before: SlotRecord, today: Day): boolean =>
  !before.is_draft && before.start_date !== undefined && before.start_date <= today;

const lifeFaults = (
  before: SlotRecord,
  values: SlotValues,
  { isDraft, today }: { isDraft: boolean; today: Day },
): readonly SlotFault[] => [
  ...(isDraft && !before.is_draft
    ? [
        {
          field: 'is_draft',
          code: 'booked',
          message: slotMessages.noDraft,
        },
      ]
    : []),
  ...(isBegun(before, today) && values.start_date && values.start_date !== before.start_date
    ? [
        {
          field: 'start_date',
          code: 'begun',
          message: slotMessages.begun,
        },
      ]
    : []),
];

/** Whether it promotes another project from now on, for another client or longer. */
const promotesAnew = (before: SlotRecord & SlotValues, values: SlotValues): boolean => {
  const asked = [
    'entity_type_id',
    'entity_id',
    'builder_project_ids',
    'supply_user_uuid',
    'opportunity_id',
  ] as const;
  const isLonger = (values.end_date ?? '') > (before.end_date ?? '');
  return isLonger || asked.some(field => (before[field] ?? null) !== (values[field] ?? null));
};

const movesGround = (before: SlotRecord, values: SlotValues): boolean =>
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

/** A draft may lack anything, a slot on hold all but its place; what it lacks is told when it is booked. */
const neededNow = (before: SlotRecord, isDraft: boolean, missing: readonly MissingPart[]) => {
  if (isDraft) return [];
  return before.slot_status === 'held' ? missingToHold(missing) : missing;
};

interface Sent {
  readonly version: number;
  readonly is_draft?: boolean | undefined;
}

/** PUT slots/update/{slotId}: the answer is the new state at once (T103). `is_draft: false` books a draft. */
export const updateSlot =
  <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
    kind: SlotKind<Values, Answer, Details>,
  ) =>
  async (
    context: SlotContext<Values & Sent, unknown, { readonly slotId: number }>,
  ): Promise<Answer> => {
    const { params, body, db, actor, audit, services } = context;
    const { rules } = kind;
    const today = indiaDay(services.now());
    await lockSlot(db, kind, params.slotId);
    const before = await slotOrRefuse(db, kind, params.slotId, today);
    refuseStale('slot', before, body.version);
    refuseClosed(before);
    const {
      version: _version,
      is_draft: wanted,
      ...sent
    } = await withUnseen(context, before as Readonly<Record<string, unknown>> & Answer, body);
    const isDraft = wanted ?? before.is_draft;
    if (isDraft === before.is_draft && isUnchanged(kind, before, sent)) {
      audit.nothingChanged();
      return before;
    }
    // What the slot has once the change is made: a field that was not sent keeps its value, null clears it (T74).
    const given = Object.entries(sent).filter(([, value]) => value !== undefined);
    const values: Values = { ...before, ...Object.fromEntries(given) };
    const books = before.is_draft && !isDraft;
    const productsOf = (one: Values) => groundsOf(kind, one).map(({ productId }) => productId);
    const moves =
      movesGround(before, values) || !isDeepStrictEqual(productsOf(before), productsOf(values));
    if (moves) refuseFrozen(before);
    const countedBy = (one: Values) => [one.event_id ?? null, kind.packageOf?.(one) ?? null];
    const isCountedAnew = !isDeepStrictEqual(countedBy(before), countedBy(values));
    const references = await readReferences(context, values, before);
    refuseFaults(rules.inBothLanguages, neededNow(before, isDraft, rules.missing(values)), [
      ...rules.faults(values, {
        today,
        originalStart: books ? undefined : before.start_date,
        originalEnd: books ? undefined : before.end_date,
      }),
      ...lifeFaults(before, values, { isDraft, today }),
      ...references.faults,
      ...(books || promotesAnew(before, values)
        ? await exclusivityFaults(db, values, references, { today, keeps: !isDraft })
        : []),
      ...((await kind.references?.(db, values, before)) ?? []),
      ...(await mediaFaults(db, kind, kind.media(values), kind.media(before), {
        actorId: actor.id,
        slotId: before.id,
      })),
    ]);
    await db
      .update(slots)
      .set({
        ...slotColumns(values, references, kind.devices),
        ...(books ? { state: 'booked' as const } : {}),
        version: sql`${slots.version} + 1`,
        updatedBy: actor.id,
      })
      .where(eq(slots.id, before.id));
    await writeSlotParts(context, kind, {
      slotId: before.id,
      values,
      references,
      stands: moves || books || isCountedAnew ? standing(before, isDraft) : null,
    });
    const after = await slotOrRefuse(db, kind, before.id, today);
    await audit.record({
      action: books ? 'book' : 'update',
      entity: kind.resource,
      entityId: after.id,
      version: after.version,
      before: slotHistory(kind, before),
      after: slotHistory(kind, after),
    });
    return after;
  };

import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { MissingPart } from '#contract/domain/slots/slotMissing.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { InBothLanguages } from '#contract/domain/slots/slotWords.ts';
import type { Database } from '../../../database/client.ts';
import { audienceMaximizerKind } from '../kinds/audienceMaximizerKind.ts';
import { micrositeKind } from '../kinds/micrositeKind.ts';
import { siteTakeoverKind } from '../kinds/siteTakeoverKind.ts';
import { createSlot } from '../booking/create.ts';
import type { SlotContext } from '../booking/SlotContext.ts';
import { slotHistory } from '../booking/slotHistory.ts';
import type { SlotGroup, SlotKind, SlotRecord } from '../booking/SlotKind.ts';
import { slotOrRefuse } from '../booking/slotRows.ts';
import { storyKind } from '../kinds/storyKind.ts';

/** A place that a draft is made for. */
export interface DraftPlace {
  readonly polygon_uuids: string[];
  readonly start_date: Day;
  readonly end_date: Day;
  readonly is_draft: true;
}

/** A slot with what holds need of its kind. */
export interface HeldSlot {
  readonly record: SlotRecord & SlotValues;
  readonly missing: readonly MissingPart[];
  readonly faults: readonly SlotFault[];
  readonly history: Readonly<Record<string, unknown>>;
}

/** A kind of slots whose places can be held. */
export interface Holdable {
  readonly group: SlotGroup;
  readonly inBothLanguages: InBothLanguages;
  readonly draft: (context: SlotContext<DraftPlace>) => Promise<SlotRecord>;
  readonly read: (db: Database, id: number, today: Day) => Promise<HeldSlot>;
}

const holdable = <Values extends SlotValues, Answer extends SlotRecord & Values, Details>(
  kind: SlotKind<Values, Answer, Details>,
  draft: Holdable['draft'],
): Holdable => ({
  group: kind,
  inBothLanguages: kind.rules.inBothLanguages,
  draft,
  read: async (db, id, today) => {
    const record = await slotOrRefuse(db, kind, id, today);
    return {
      record,
      missing: kind.rules.missing(record),
      faults: kind.rules.faults(record, { today }),
      history: slotHistory(kind, record),
    };
  },
});

/** The kinds that can be held, by their product. */
export const holdableKinds: ReadonlyMap<number, Holdable> = new Map(
  [
    holdable(siteTakeoverKind, createSlot(siteTakeoverKind)),
    holdable(storyKind, createSlot(storyKind)),
    holdable(micrositeKind, createSlot(micrositeKind)),
    holdable(audienceMaximizerKind, createSlot(audienceMaximizerKind)),
  ].map(kind => [kind.group.productId, kind]),
);

import type { FastifyInstance } from 'fastify';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { MissingPart } from '#contract/domain/slots/slotMissing.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { InBothLanguages } from '#contract/domain/slots/slotWords.ts';
import type { Services } from '../../../../calls/Context.ts';
import type { Database } from '../../../../database/client.ts';
import { createSlot } from '../create.ts';
import type { SlotContext } from './SlotContext.ts';
import { slotHistory } from '../slotHistory.ts';
import type { SlotGroup, SlotKind, SlotRecord } from './SlotKind.ts';
import { slotRoutes, type Area, type VerbsOf } from '../slotRoutes.ts';
import { slotOrRefuse } from '../slotRows.ts';
import { slotVerbs } from '../slotVerbs.ts';

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

/** A kind as routes and holds know it, whatever its record. */
export interface BookedKind {
  readonly routes: (app: FastifyInstance, services: Services) => void;
  readonly group: SlotGroup;
  readonly inBothLanguages: InBothLanguages;
  readonly draft: (context: SlotContext<DraftPlace>) => Promise<SlotRecord>;
  readonly read: (db: Database, id: number, today: Day) => Promise<HeldSlot>;
}

/** What routes and holds need of a kind. @param area the first half of the ids of its calls */
export const bookedKind = <
  Of extends Area,
  Values extends SlotValues,
  Answer extends SlotRecord & Values,
  Details,
>(
  area: Of,
  kind: SlotKind<Values, Answer, Details>,
): BookedKind => ({
  // The verbs are those of the kind's record, and so are its calls: both come from one schema.
  routes: slotRoutes(area, slotVerbs(kind) as unknown as VerbsOf<Of>),
  group: kind,
  inBothLanguages: kind.rules.inBothLanguages,
  draft: createSlot(kind) as unknown as BookedKind['draft'],
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

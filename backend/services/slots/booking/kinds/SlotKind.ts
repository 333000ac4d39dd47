import type { Column, SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Told } from '#contract/domain/messages/told.ts';
import type { Text } from '#contract/model/files/screenFile.ts';
import type { DeviceId, SlotKind as SlotKindId } from '#contract/domain/slots/slotProducts.ts';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { SlotRules } from '#contract/domain/slots/slotRules.ts';
import type { SlotStatus } from '#contract/domain/slots/slotStatus.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { Database } from '../../../../database/client.ts';
import type { FieldMap } from '../../../../query/QueryField.ts';
import type { SharedSlot } from './presentShared.ts';

/** What every kind's record has, whatever else it has. */
export interface SlotRecord {
  readonly id: number;
  readonly version: number;
  readonly slot_status: SlotStatus;
  readonly is_draft: boolean;
  readonly is_frozen: boolean;
  readonly start_date?: string | undefined;
  readonly end_date?: string | undefined;
  readonly polygon_uuids: readonly string[];
  readonly polygon_names: readonly string[];
  readonly stop_reason?: string | undefined;
}

/** An upload that a slot names: in which place, under which address (`slotMedia.upload`). */
export interface NamedMedia {
  readonly place: string;
  readonly url: string;
}

/** Which slots are meant, and what is beside each. */
export interface SlotGroup {
  readonly kind: SlotKindId | 'ad-package';
  readonly productId: number;
  /** How many stand side by side on an area; one, which takes it whole, unless it says otherwise (record 0170). */
  readonly places?: number;
  /** Its screen, under which history and uploads are kept. */
  readonly resource: string;
  /** As sentences call many of them: "site takeovers". */
  readonly plural: Text;
  /** The field that says when it begins, where it is not `start_date`. */
  readonly startField?: string;
  readonly notThere: Told;
  /** The table of what only this kind has. */
  readonly table: PgTable & { readonly slotId: Column };
  /** What a slot is called to whom it is in the way, in SQL; its project or builder without one. */
  readonly title: SQL<string | null>;
  /** What lists filter, sort and search by besides what all kinds have. */
  readonly listed: FieldMap;
  readonly searched: readonly (Column | SQL)[];
}

/** One kind of advertising slots; everything else about slots stands once, in this folder (record 0160). */
export interface SlotKind<
  Values extends SlotValues,
  Answer extends SlotRecord & Values,
  Details,
> extends SlotGroup {
  readonly rules: SlotRules<Values>;
  /** The products on whose ground it stands, where that is not its own alone. */
  readonly grounds?: (values: Values) => readonly Pick<SlotGroup, 'productId' | 'places'>[];
  /** The package of the catalogue that it belongs to, by which caps may count it. */
  readonly packageOf?: (values: Values) => number | null | undefined;
  /** Devices of a slot that names none. */
  readonly devices: readonly DeviceId[];
  /** Rows of `table` by the ids of slots. */
  readonly readDetails: (
    db: Database,
    slotIds: number[],
  ) => Promise<readonly (Details & { readonly slotId: number })[]>;
  /** Makes the row of `table` what the values say, and what else only this kind has; the projects stand already. */
  readonly writeDetails: (
    db: Database,
    slotId: number,
    values: Values,
    actorId: number,
  ) => Promise<unknown>;
  /** Faults of what only this kind names: what is not there, or is switched off and was not named before. */
  readonly references?: (
    db: Database,
    values: Values,
    stored?: Values,
  ) => Promise<readonly SlotFault[]>;
  /** The record as every call answers it. */
  readonly present: (slot: SharedSlot, details: Details | undefined) => Answer;
  /** Uploads that the values name, cards among them. */
  readonly media: (values: Values) => readonly NamedMedia[];
  /** Fields that can be written in several ways, in the one in which they are stored. */
  readonly stored?: Readonly<Record<string, (value: unknown) => unknown>>;
  /** Fields that history keeps in another form than the record. */
  readonly kept?: (record: Answer) => Readonly<Record<string, unknown>>;
}

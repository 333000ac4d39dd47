import type { Day } from '../days/indiaDay.ts';
import type { SlotFields } from '../../calls/recordTypes.ts';

type Maybe<Value> = Value | null | undefined;

/** A picture of a slot in the place that its priority gives it (`siteTakeoverCards`). */
export interface SlotCardValues {
  readonly priority: number;
  /** Address of the uploaded picture. */
  readonly content: string;
  readonly status?: Maybe<'active' | 'inactive'>;
  readonly title?: Maybe<string>;
  readonly sub_title?: Maybe<string>;
  /** From which day it is shown; a card of an ad package has it. */
  readonly active_from_date?: Maybe<Day>;
}

/** A value as rules look at it, who change nothing. */
type Seen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Seen<Value[Key]> }
  : Value;

/** What people write of a record, complete or not, by the schema of its kind. */
export type Written<Fields> = { readonly [Name in keyof Fields]?: Seen<Fields[Name]> };

/** What people write of a slot whatever its kind; a kind has some of it (part 3 section 3). Amounts are paise, radii km. */
export interface SlotValues extends Omit<Written<SlotFields>, 'is_draft' | 'product_cards'> {
  readonly product_cards?: Maybe<readonly SlotCardValues[]>;
}

export const promotionTypes = ['Paid', 'Complimentary'] as const;
/** Slots are sold to builders, brokers and owners (part 3 section 1). */
export const slotProfileTypes = ['BUILDER', 'BROKER', 'OWNER'] as const;
export const slotSellingTypes = ['New Project', 'Resale'] as const;

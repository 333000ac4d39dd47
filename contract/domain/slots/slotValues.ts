import type { Day } from '../days/indiaDay.ts';
import type { DeviceId, SlotEntityTypeId } from './slotProducts.ts';

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

/** What people write of a slot whatever its kind, complete or not; a kind has some of it (part 3 section 3). */
export interface SlotValues {
  readonly promotion_type?: Maybe<string>;
  readonly entity_type_id?: Maybe<SlotEntityTypeId>;
  readonly polygon_uuids?: Maybe<readonly string[]>;
  readonly entity_id?: Maybe<number>;
  /** Ids with commas between, as the specification holds them (T99). */
  readonly builder_project_ids?: Maybe<string>;
  /** Paise. */
  readonly amount?: Maybe<number>;
  readonly supply_user_uuid?: Maybe<string>;
  readonly opportunity_id?: Maybe<number>;
  readonly product_activation_id?: Maybe<number>;
  readonly event_id?: Maybe<number>;
  readonly start_date?: Maybe<Day>;
  readonly end_date?: Maybe<Day>;
  readonly organic_hard_target?: Maybe<number>;
  readonly organic_soft_target?: Maybe<number>;
  /** Kilometres. */
  readonly inner_churn_radius?: Maybe<number>;
  readonly outer_churn_radius?: Maybe<number>;
  readonly is_locality_churn?: Maybe<boolean>;
  readonly profile_type?: Maybe<string>;
  readonly selling_type?: Maybe<string>;
  readonly devices?: Maybe<readonly DeviceId[]>;
  readonly send_activation_mail?: Maybe<boolean>;
  readonly deliver_developer_broker_leads?: Maybe<boolean>;
  readonly notes?: Maybe<string>;
  readonly product_cards?: Maybe<readonly SlotCardValues[]>;
}

export const promotionTypes = ['Paid', 'Complimentary'] as const;
/** Slots are sold to builders, brokers and owners (part 3 section 1). */
export const slotProfileTypes = ['BUILDER', 'BROKER', 'OWNER'] as const;
export const slotSellingTypes = ['New Project', 'Resale'] as const;

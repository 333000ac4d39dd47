import type { Day } from '../../days/indiaDay.ts';
import type { SlotEntityTypeId } from '../slotProducts.ts';

type Maybe<Value> = Value | null | undefined;

/** A picture of a slot in the place that its priority gives it (`siteTakeoverCards`). */
export interface SlotCardValues {
  readonly priority: number;
  /** Address of the uploaded picture. */
  readonly content: string;
  readonly status?: Maybe<'active' | 'inactive'>;
  readonly title?: Maybe<string>;
  readonly sub_title?: Maybe<string>;
}

/** The words and switches of the page that takes over; title and subtitle are checked in here (part 3 section 5). */
export interface SiteTakeoverDetails {
  readonly site_takeover_title?: Maybe<string>;
  readonly site_takeover_subtitle?: Maybe<string>;
  readonly offer_text?: Maybe<string>;
  readonly property_video_url?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly redirection_url?: Maybe<string>;
  readonly allow_zoomin?: Maybe<boolean>;
  readonly show_image_only?: Maybe<boolean>;
}

/** What people write of a site takeover, whether complete or not (part 3 section 3). */
export interface SiteTakeoverValues {
  readonly promotion_type?: Maybe<string>;
  readonly entity_type_id?: Maybe<SlotEntityTypeId>;
  readonly product_type?: Maybe<number>;
  readonly polygon_uuids?: Maybe<readonly string[]>;
  readonly entity_id?: Maybe<number>;
  /** Ids with commas between, as the specification holds them (T99). */
  readonly builder_project_ids?: Maybe<string>;
  /** Paise. */
  readonly amount?: Maybe<number>;
  readonly supply_user_uuid?: Maybe<string>;
  readonly opportunity_id?: Maybe<number>;
  readonly product_activation_id?: Maybe<number>;
  readonly start_date?: Maybe<Day>;
  readonly end_date?: Maybe<Day>;
  readonly organic_hard_target?: Maybe<number>;
  readonly organic_soft_target?: Maybe<number>;
  /** Kilometres. */
  readonly inner_churn_radius?: Maybe<number>;
  readonly outer_churn_radius?: Maybe<number>;
  readonly profile_type?: Maybe<string>;
  readonly selling_type?: Maybe<string>;
  readonly send_activation_mail?: Maybe<boolean>;
  readonly deliver_developer_broker_leads?: Maybe<boolean>;
  readonly notes?: Maybe<string>;
  readonly product_details?: Maybe<SiteTakeoverDetails>;
  readonly product_cards?: Maybe<readonly SlotCardValues[]>;
}

export const promotionTypes = ['Paid', 'Complimentary'] as const;
/** Slots are sold to builders, brokers and owners (part 3 section 1). */
export const slotProfileTypes = ['BUILDER', 'BROKER', 'OWNER'] as const;
export const slotSellingTypes = ['New Project', 'Resale'] as const;

/** What people call a field, as in 'Please enter {title}'; a dot steps into `product_details`. */
export const siteTakeoverTitles = {
  promotion_type: 'Promotion Type',
  entity_type_id: 'Entity Type',
  product_type: 'Product Type',
  polygon_uuids: 'Polygon',
  entity_id: 'Project',
  builder_project_ids: 'Builder Projects',
  amount: 'Amount',
  supply_user_uuid: 'Supply User',
  opportunity_id: 'Opportunity ID',
  product_activation_id: 'Product Activation ID',
  start_date: 'Start Date',
  end_date: 'End Date',
  organic_hard_target: 'Organic Hard Target',
  organic_soft_target: 'Organic Soft Target',
  inner_churn_radius: 'Inner Churn Radius',
  outer_churn_radius: 'Outer Churn Radius',
  profile_type: 'Profile Type',
  selling_type: 'Selling Type',
  send_activation_mail: 'Send Activation Mail',
  deliver_developer_broker_leads: 'Deliver Developer Broker Leads',
  notes: 'Notes',
  product_cards: 'Product Cards',
  'product_details.site_takeover_title': 'Title',
  'product_details.site_takeover_subtitle': 'Subtitle',
  'product_details.offer_text': 'Offer Text',
  'product_details.property_video_url': 'Property Video URL',
  'product_details.description': 'Description',
  'product_details.redirection_url': 'Redirection URL',
  'product_details.allow_zoomin': 'Allow Zoom In',
  'product_details.show_image_only': 'Show Image Only',
} as const;
export type SiteTakeoverField = keyof typeof siteTakeoverTitles;

/** The entity is a project or a builder, and is asked for by that name. */
export const entityTitle = (entityTypeId: SlotEntityTypeId | null | undefined): string =>
  entityTypeId === 3 ? 'Builder' : siteTakeoverTitles.entity_id;

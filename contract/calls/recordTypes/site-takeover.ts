// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/site-takeover.schema.json` as its calls answer it. */
export interface SiteTakeover {
  id: number;
  slot_id?: number;
  product_id?: number;
  slot_status?: 'draft' | 'held' | 'upcoming' | 'live' | 'ended' | 'stopped' | 'cancelled';
  is_draft?: boolean;
  is_frozen?: boolean;
  promotion_type: 'Paid' | 'Complimentary';
  entity_type_id: 2 | 3;
  entity_id?: number;
  entity_name?: string;
  product_type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
  polygon_uuids?: string[];
  polygon_names?: string[];
  builder_project_ids?: string;
  builder_projects?: { id?: number; name?: string }[];
  amount?: number;
  supply_user_uuid?: string;
  supply_user_name?: string;
  opportunity_id?: number;
  product_activation_id?: number;
  start_date?: string;
  end_date?: string;
  organic_hard_target?: number;
  organic_soft_target?: number;
  inner_churn_radius?: number;
  outer_churn_radius?: number;
  profile_type?: 'BUILDER' | 'BROKER' | 'OWNER';
  selling_type?: 'New Project' | 'Resale';
  send_activation_mail: boolean;
  deliver_developer_broker_leads: boolean;
  notes?: string;
  product_details?: {
    site_takeover_title?: string | null;
    site_takeover_subtitle?: string | null;
    offer_text?: string | null;
    property_video_url?: string | null;
    description?: string | null;
    redirection_url?: string | null;
    allow_zoomin?: boolean | null;
    show_image_only?: boolean | null;
  };
  product_cards?: {
    priority: number;
    content: string;
    title?: string | null;
    sub_title?: string | null;
    status?: 'active' | 'inactive' | null;
    product_id?: number | null;
    slot_id?: number | null;
    card_id?: number | null;
    image_tag_id?: number | null;
  }[];
  stop_reason?: string;
  stopped_at?: string;
  is_deal_hidden?: boolean;
  version: number;
  updated_at?: string;
  updated_by_name?: string;
}
/** What people write of it; null clears a field. */
export interface SiteTakeoverFields {
  is_draft?: boolean;
  promotion_type?: 'Paid' | 'Complimentary' | null;
  entity_type_id?: 2 | 3 | null;
  entity_id?: number | null;
  product_type?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | null;
  polygon_uuids?: string[] | null;
  builder_project_ids?: string | null;
  amount?: number | null;
  supply_user_uuid?: string | null;
  opportunity_id?: number | null;
  product_activation_id?: number | null;
  start_date?: string | null;
  end_date?: string | null;
  organic_hard_target?: number | null;
  organic_soft_target?: number | null;
  inner_churn_radius?: number | null;
  outer_churn_radius?: number | null;
  profile_type?: 'BUILDER' | 'BROKER' | 'OWNER' | null;
  selling_type?: 'New Project' | 'Resale' | null;
  send_activation_mail?: boolean | null;
  deliver_developer_broker_leads?: boolean | null;
  notes?: string | null;
  product_details?: {
    site_takeover_title?: string | null;
    site_takeover_subtitle?: string | null;
    offer_text?: string | null;
    property_video_url?: string | null;
    description?: string | null;
    redirection_url?: string | null;
    allow_zoomin?: boolean | null;
    show_image_only?: boolean | null;
  } | null;
  product_cards?:
    | {
        priority: number;
        content: string;
        title?: string | null;
        sub_title?: string | null;
        status?: 'active' | 'inactive' | null;
        product_id?: number | null;
        slot_id?: number | null;
        card_id?: number | null;
        image_tag_id?: number | null;
      }[]
    | null;
}

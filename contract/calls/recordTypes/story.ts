// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/story.schema.json` as its calls answer it. */
export interface Story {
  id: number;
  slot_id?: number;
  product_id?: number;
  slot_status?: 'draft' | 'held' | 'upcoming' | 'live' | 'ended' | 'stopped' | 'cancelled';
  is_draft?: boolean;
  is_frozen?: boolean;
  entity_type_id: 2 | 3;
  entity_id?: number;
  entity_name?: string;
  polygon_uuids?: string[];
  polygon_names?: string[];
  opportunity_id?: number;
  supply_user_uuid?: string;
  supply_user_name?: string;
  start_date?: string;
  end_date?: string;
  amount?: number;
  product_activation_id?: number;
  event_id?: number;
  video_stories_type: 'automated' | 'live anchor';
  video_stories_language?: 0 | 1 | 2 | 3;
  video_image_list?: string[];
  video_stories_thumbnail_url?: string;
  video_url_template_1?: string;
  video_url_template_2?: string;
  video_stories_has_audio: boolean;
  is_premium: boolean;
  devices?: (1 | 2 | 3 | 4 | 5)[];
  is_locality_churn: boolean;
  organic_hard_target?: number;
  organic_soft_target?: number;
  send_activation_mail: boolean;
  deliver_developer_broker_leads: boolean;
  notes?: string;
  stop_reason?: string;
  stopped_at?: string;
  is_deal_hidden?: boolean;
  version: number;
  updated_at?: string;
  updated_by_name?: string;
}
/** What people write of it; null clears a field. */
export interface StoryFields {
  is_draft?: boolean;
  entity_type_id?: 2 | 3 | null;
  entity_id?: number | null;
  polygon_uuids?: string[] | null;
  opportunity_id?: number | null;
  supply_user_uuid?: string | null;
  start_date?: string | null;
  end_date?: string | null;
  amount?: number | null;
  product_activation_id?: number | null;
  event_id?: number | null;
  video_stories_type?: 'automated' | 'live anchor' | null;
  video_stories_language?: 0 | 1 | 2 | 3 | null;
  video_image_list?: string[] | null;
  video_stories_thumbnail_url?: string | null;
  video_url_template_1?: string | null;
  video_url_template_2?: string | null;
  video_stories_has_audio?: boolean | null;
  is_premium?: boolean | null;
  devices?: (1 | 2 | 3 | 4 | 5)[] | null;
  is_locality_churn?: boolean | null;
  organic_hard_target?: number | null;
  organic_soft_target?: number | null;
  send_activation_mail?: boolean | null;
  deliver_developer_broker_leads?: boolean | null;
  notes?: string | null;
}

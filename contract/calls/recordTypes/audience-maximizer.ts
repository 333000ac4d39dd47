// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/audience-maximizer.schema.json` as its calls answer it. */
export interface AudienceMaximizer {
  id: number;
  slot_id?: number;
  product_id?: number;
  slot_status?: 'draft' | 'held' | 'upcoming' | 'live' | 'ended' | 'stopped' | 'cancelled';
  is_draft?: boolean;
  is_frozen?: boolean;
  entity_type_id: 2 | 3;
  entity_id?: number;
  entity_name?: string;
  builder_project_ids?: string;
  builder_projects?: { id?: number; name?: string }[];
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
  product_details?: {
    audience_maximizer_type?: 'City' | 'Locality' | 'Project' | null;
    impressions_count?: number | null;
    omni_channel_amount?: number | null;
  };
  project_ids?: number[];
  project_names?: string[];
  am_target_polygon_id?: string;
  am_target_polygon_name?: string;
  min_budget?: number;
  max_budget?: number;
  locality_city?: number;
  is_locality_churn: boolean;
  organic_hard_target?: number;
  organic_soft_target?: number;
  inner_churn_radius?: number;
  outer_churn_radius?: number;
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
export interface AudienceMaximizerFields {
  is_draft?: boolean;
  entity_type_id?: 2 | 3 | null;
  entity_id?: number | null;
  builder_project_ids?: string | null;
  polygon_uuids?: string[] | null;
  opportunity_id?: number | null;
  supply_user_uuid?: string | null;
  start_date?: string | null;
  end_date?: string | null;
  amount?: number | null;
  product_activation_id?: number | null;
  event_id?: number | null;
  product_details?: {
    audience_maximizer_type?: 'City' | 'Locality' | 'Project' | null;
    impressions_count?: number | null;
    omni_channel_amount?: number | null;
  } | null;
  project_ids?: number[] | null;
  am_target_polygon_id?: string | null;
  min_budget?: number | null;
  max_budget?: number | null;
  locality_city?: number | null;
  is_locality_churn?: boolean | null;
  organic_hard_target?: number | null;
  organic_soft_target?: number | null;
  inner_churn_radius?: number | null;
  outer_churn_radius?: number | null;
  send_activation_mail?: boolean | null;
  deliver_developer_broker_leads?: boolean | null;
  notes?: string | null;
}

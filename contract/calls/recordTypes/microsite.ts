// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/microsite.schema.json` as its calls answer it. */
export interface Microsite {
  id: number;
  slot_id?: number;
  product_id?: number;
  slot_status?: 'draft' | 'held' | 'upcoming' | 'live' | 'ended' | 'stopped' | 'cancelled';
  is_draft?: boolean;
  is_frozen?: boolean;
  entity_type_id: 2;
  entity_id?: number;
  entity_name?: string;
  polygon_uuids?: string[];
  polygon_names?: string[];
  opportunity_id?: number;
  start_date?: string;
  end_date?: string;
  duration_in_days?: number;
  amount?: number;
  devices?: (1 | 2 | 3 | 4 | 5)[];
  deliver_developer_broker_leads: boolean;
  product_details?: {
    theme?: 'Light' | 'Dark' | 'Earth' | null;
    redirection_url?: string | null;
    project_name?: string | null;
    header_logo?: string | null;
    ad_logo?: string | null;
    carousel?: string[] | null;
    offer_details?: { title?: string | null; description?: string | null } | null;
    usp_details?: string[] | null;
    highlights?: string[] | null;
    payment_plans?: { name: string; description?: string | null }[] | null;
    overview_details?: {
      description?: string | null;
      towers?: number | null;
      units?: number | null;
    } | null;
    digitour?: { url?: string | null } | null;
    testimonials?: { name: string; text: string }[] | null;
  };
  stop_reason?: string;
  stopped_at?: string;
  is_deal_hidden?: boolean;
  version: number;
  updated_at?: string;
  updated_by_name?: string;
}
/** What people write of it; null clears a field. */
export interface MicrositeFields {
  is_draft?: boolean;
  entity_type_id?: 2 | null;
  entity_id?: number | null;
  polygon_uuids?: string[] | null;
  opportunity_id?: number | null;
  start_date?: string | null;
  end_date?: string | null;
  amount?: number | null;
  deliver_developer_broker_leads?: boolean | null;
  product_details?: {
    theme?: 'Light' | 'Dark' | 'Earth' | null;
    redirection_url?: string | null;
    project_name?: string | null;
    header_logo?: string | null;
    ad_logo?: string | null;
    carousel?: string[] | null;
    offer_details?: { title?: string | null; description?: string | null } | null;
    usp_details?: string[] | null;
    highlights?: string[] | null;
    payment_plans?: { name: string; description?: string | null }[] | null;
    overview_details?: {
      description?: string | null;
      towers?: number | null;
      units?: number | null;
    } | null;
    digitour?: { url?: string | null } | null;
    testimonials?: { name: string; text: string }[] | null;
  } | null;
}

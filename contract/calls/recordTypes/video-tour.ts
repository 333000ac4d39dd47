// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/video-tour.schema.json` as its calls answer it. */
export interface VideoTour {
  id: number;
  slot_id?: number;
  product_id?: number;
  status_id?: number;
  tour_status?: 'upcoming' | 'live' | 'ended' | 'cancelled';
  webinar_start_date_time?: string;
  webinar_end_date_time?: string;
  promoted_listing_id?: number;
  promoted_listing_title?: string;
  service_type: 'New Project' | 'Resale';
  remarks?: string;
  poc_details?: { name?: string | null; phone?: string | null; email?: string | null };
  event_id?: number;
  opportunity_id?: number;
  amount?: number;
  profile_type?: 'BUILDER' | 'BROKER' | 'OWNER';
  profile_uuid?: string;
  profile_name?: string;
  selling_type?: 'New Project' | 'Resale';
  is_deal_hidden?: boolean;
  version: number;
  updated_at?: string;
  updated_by_name?: string;
}
/** What people write of it; null clears a field. */
export interface VideoTourFields {
  webinar_start_date_time?: string | null;
  webinar_end_date_time?: string | null;
  promoted_listing_id?: number | null;
  service_type?: 'New Project' | 'Resale' | null;
  remarks?: string | null;
  poc_details?: { name?: string | null; phone?: string | null; email?: string | null } | null;
  event_id?: number | null;
  opportunity_id?: number | null;
  amount?: number | null;
  profile_type?: 'BUILDER' | 'BROKER' | 'OWNER' | null;
  profile_uuid?: string | null;
  selling_type?: 'New Project' | 'Resale' | null;
}

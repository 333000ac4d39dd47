// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/call-log.schema.json` as its calls answer it. */
export interface CallLog {
  id: number;
  called_at?: string;
  channel?: string;
  lead_generator?: string;
  duration_seconds?: number;
  recording_url?: string;
  seller_city_name?: string;
  buyer_city_name?: string;
  seller_city_uuid?: string;
  buyer_city_uuid?: string;
  site_visit_intent?: string;
  final_status?: string;
  detailed_remarks?: string;
  reviewed_by?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface CallLogFields {}

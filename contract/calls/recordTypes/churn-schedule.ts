// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/churn-schedule.schema.json` as its calls answer it. */
export interface ChurnSchedule {
  id: number;
  profile_uuid: string;
  profile_name?: string;
  entity_type?: 'BUILDER' | 'BROKER';
  entity_id?: number;
  entity_name?: string;
  churn_start_date: string;
  churn_end_date: string;
  last_n_days: number;
  total_leads: number;
  search_criteria: {
    criteria_type: 'RADIUS' | 'CITY' | 'LOCALITY' | 'PROJECT';
    inner_radius?: number | null;
    outer_radius?: number | null;
    city_uuids?: string[] | null;
    locality_uuids?: string[] | null;
    project_ids?: number[] | null;
  };
  lead_service_type: 'buy' | 'rent';
  min_price?: number;
  max_price?: number;
  min_price_relax: boolean;
  max_price_relax: boolean;
  bypass_ad_deficit: boolean;
  property_category_id?: 1 | 2;
  property_type?:
    'Apartment' | 'Independent House' | 'Villa' | 'Plot' | 'Office' | 'Shop' | 'Warehouse';
  bhk_type?: '1 BHK' | '2 BHK' | '3 BHK' | '4 BHK';
  possession_flag: boolean;
  possession?: 'Ready to move' | 'Under construction';
  status?: 'scheduled' | 'running' | 'done' | 'stopped';
  delivered_leads?: number;
  batch_id?: string;
  created_by?: number;
  created_by_name?: string;
  stopped_at?: string;
  createdAt: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ChurnScheduleFields {
  profile_uuid: string;
  entity_type?: 'BUILDER' | 'BROKER';
  entity_id?: number | null;
  churn_start_date: string;
  churn_end_date: string;
  last_n_days: number;
  total_leads: number;
  search_criteria: {
    criteria_type: 'RADIUS' | 'CITY' | 'LOCALITY' | 'PROJECT';
    inner_radius?: number | null;
    outer_radius?: number | null;
    city_uuids?: string[] | null;
    locality_uuids?: string[] | null;
    project_ids?: number[] | null;
  };
  lead_service_type: 'buy' | 'rent';
  min_price?: number | null;
  max_price?: number | null;
  min_price_relax?: boolean;
  max_price_relax?: boolean;
  bypass_ad_deficit?: boolean;
  property_category_id?: 1 | 2 | null;
  property_type?:
    'Apartment' | 'Independent House' | 'Villa' | 'Plot' | 'Office' | 'Shop' | 'Warehouse' | null;
  bhk_type?: '1 BHK' | '2 BHK' | '3 BHK' | '4 BHK' | null;
  possession_flag?: boolean;
  possession?: 'Ready to move' | 'Under construction' | null;
}

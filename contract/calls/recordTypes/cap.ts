// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/cap.schema.json` as its calls answer it. */
export interface Cap {
  id: number;
  productId: number;
  productName?: string;
  level: 'INDIVIDUAL_CITY' | 'CITY' | 'PAN_INDIA';
  cityId?: number;
  cityName?: string;
  packageId?: number;
  packageName?: string;
  eventId?: number;
  eventName?: string;
  limit: number;
  sold?: number;
  left?: number;
  startDate: string;
  endDate: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface CapFields {
  productId: number;
  level: 'INDIVIDUAL_CITY' | 'CITY' | 'PAN_INDIA';
  cityId?: number | null;
  packageId?: number | null;
  eventId?: number | null;
  limit: number;
  startDate: string;
  endDate: string;
  active?: boolean;
}

// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/ad-product-config.schema.json` as its calls answer it. */
export interface AdProductConfig {
  id: number;
  productId?: number;
  productName?: string;
  kind?: string;
  quantity?: number;
  promotedDays?: number;
  cityName?: string;
  parameters?: Record<string, unknown>;
  active?: boolean;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface AdProductConfigFields {}

// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/product-config.schema.json` as its calls answer it. */
export interface ProductConfig {
  id: number;
  productId: number;
  productName?: string;
  parameters?: Record<string, unknown>;
  quantity?: number;
  promotedDays?: number;
  cityName?: string;
  subscriptionRegionName?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ProductConfigFields {
  productId: number;
  parameters?: Record<string, unknown> | null;
  active?: boolean;
}

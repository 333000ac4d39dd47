// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/package-price.schema.json` as its calls answer it. */
export interface PackagePrice {
  id: number;
  packageId: number;
  packageName?: string;
  packageFamilyId?: number;
  packageFamilyName?: string;
  pricing_parameters?: Record<string, unknown>;
  parameterText?: string;
  cityId?: number;
  cityName?: string;
  pricePaise: number;
  effectiveFrom: string;
  effectiveUntil?: string;
  status?: 'In force' | 'Starts later' | 'Over';
  isNetsuiteEnabled?: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PackagePriceFields {
  packageId: number;
  pricing_parameters?: Record<string, unknown> | null;
  pricePaise: number;
  effectiveFrom: string;
  effectiveUntil?: string | null;
}

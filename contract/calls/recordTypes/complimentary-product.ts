// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/complimentary-product.schema.json` as its calls answer it. */
export interface ComplimentaryProduct {
  id: number;
  productId: number;
  productName?: string;
  packageId?: number;
  packageName?: string;
  opportunityId?: number;
  opportunityName?: string;
  quantity: number;
  startDate?: string;
  endDate?: string;
  days?: number;
  reason?: string;
  active?: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ComplimentaryProductFields {
  productId: number;
  packageId?: number | null;
  opportunityId?: number | null;
  quantity: number;
  startDate?: string | null;
  endDate?: string | null;
  reason?: string | null;
}

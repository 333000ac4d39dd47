// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/legal-entity.schema.json` as its calls answer it. */
export interface LegalEntity {
  id: number;
  accountId: number;
  accountName?: string;
  legalName: string;
  pan?: string;
  tan?: string;
  isUnregisteredCustomer: boolean;
  gstin?: string;
  isSez: boolean;
  gstinSez?: string;
  billingStreet?: string;
  billingCityId?: number;
  billingPincode?: string;
  shippingStreet?: string;
  shippingCityId?: number;
  shippingPincode?: string;
  billingAddress?: string;
  shippingAddress?: string;
  active: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface LegalEntityFields {
  accountId: number;
  legalName: string;
  pan?: string | null;
  tan?: string | null;
  isUnregisteredCustomer?: boolean;
  gstin?: string | null;
  isSez?: boolean;
  billingStreet?: string | null;
  billingCityId?: number | null;
  billingPincode?: string | null;
  shippingStreet?: string | null;
  shippingCityId?: number | null;
  shippingPincode?: string | null;
  active?: boolean;
}

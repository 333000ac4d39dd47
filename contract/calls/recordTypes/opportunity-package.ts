// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/opportunity-package.schema.json` as its calls answer it. */
export interface OpportunityPackage {
  id: number;
  opportunityPackageMappingId?: number;
  opportunityId: number;
  opportunityName?: string;
  packageId: number;
  packageFamilyName?: string;
  packageName?: string;
  cityId?: number;
  cityName?: string;
  quantity: number;
  ratePrice?: number;
  salesPrice?: number;
  discount?: number;
  promotedDays?: number;
  startDate?: string;
  endDate?: string;
  startDateMandatory?: boolean;
  packageHasNpProduct?: boolean;
  statusId?: 1 | 2 | 3;
  discountStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
  productStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
  extensionStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
  isEditable?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityPackageFields {
  opportunityId: number;
  packageId: number;
  cityId?: number | null;
  quantity?: number;
  salesPrice?: number | null;
  promotedDays?: number | null;
  startDate?: string | null;
}

// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/termsheet-package.schema.json` as its calls answer it. */
export interface TermsheetPackage {
  id: number;
  termsheetId?: number;
  opportunityPackageMappingId?: number;
  packageHasNpProduct?: boolean;
  packageName?: string;
  packageFamilyName?: string;
  cityName?: string;
  quantity?: number;
  ratePrice?: number;
  salesPrice?: number;
  discount?: number;
  gst?: number;
  promotedDays?: number;
  startDate?: string;
  endDate?: string;
  discountStatus?: 'NotRequired' | 'Required' | 'PendingApproval' | 'Approved' | 'Rejected';
}
/** What people write of it; null clears a field. */
export interface TermsheetPackageFields {}

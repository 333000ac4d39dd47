// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/mortgage-partner.schema.json` as its calls answer it. */
export interface MortgagePartner {
  id: number;
  name: string;
  email: string;
  phone: string;
  cityId: number;
  cityName?: string;
  firmName?: string;
  pan?: string;
  gstin?: string;
  yearsInBusiness?: number;
  agentId?: number;
  agentName?: string;
  onBoardingStatusId?: 1 | 2 | 3 | 4 | 5;
  onBoardingSubStatusId?: number;
  remark?: string;
  remarkType?: 1 | 2;
  remarkAt?: string;
  signatoryName?: string;
  signatoryPan?: string;
  aadhaarLastFour?: string;
  bankName?: string;
  bankAccount?: string;
  bankState?: 'requested' | 'approved' | 'rejected' | 'replaced';
  documentCount?: number;
  acts?: string[];
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface MortgagePartnerFields {
  name: string;
  email: string;
  phone: string;
  cityId: number;
  firmName?: string | null;
  pan?: string | null;
  gstin?: string | null;
  yearsInBusiness?: number | null;
}

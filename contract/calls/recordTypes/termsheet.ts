// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/termsheet.schema.json` as its calls answer it. */
export interface Termsheet {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  agentName?: string;
  accountId?: number;
  accountName?: string;
  accountLegalEntityId: number;
  legalEntityName?: string;
  gstinSez?: string;
  billingAddress?: string;
  shippingAddress?: string;
  contactId: number;
  contactName?: string;
  statusId?: 1 | 2 | 3 | 4 | 5 | 6 | 7;
  acceptanceId?: 5 | 6 | 7;
  acts?: string[];
  rcmCaseId?: number;
  rcmStatus?: 'open' | 'approved' | 'rejected' | 'sent-back';
  rejectionReason?: string;
  rcmNotes?: string;
  fixCaseStatus?: 'inProgress' | 'success' | 'error';
  decidedByName?: string;
  value?: number;
  gst?: number;
  total?: number;
  collected?: number;
  pending?: number;
  packageCount?: number;
  milestoneCount?: number;
  productCount?: number;
  inactiveProductCount?: number;
  delayedActivationStatus?:
    | 'NotRequired'
    | 'Required'
    | 'PendingApproval'
    | 'Approved'
    | 'Rejected'
    | 'NotApplicable'
    | 'Lapsed';
  sentToRcmAt?: string;
  sharedAt?: string;
  acceptedAt?: string;
  expiresAt?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface TermsheetFields {
  opportunityId: number;
  accountLegalEntityId: number;
  contactId: number;
}

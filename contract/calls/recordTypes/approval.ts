// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/approval.schema.json` as its calls answer it. */
export interface Approval {
  id: number;
  name?: string;
  approvalType?:
    | 'Discount'
    | 'FreeTrial'
    | 'ProductApproval'
    | 'ExtendSlotDate'
    | 'CreditApproval'
    | 'DealDropped'
    | 'LateCheckDeposition'
    | 'PriceRestoration'
    | 'DelayedActivation'
    | 'Refund'
    | 'BuilderExclusive'
    | 'SlotSwap';
  entityTypeId?: number;
  entityId?: number;
  status?: 'PendingApproval' | 'Approved' | 'Rejected' | 'Superseded' | 'Lapsed';
  waitsForMe?: boolean;
  waitsFor?: string;
  opportunityId?: number;
  opportunityName?: string;
  accountName?: string;
  packageName?: string;
  ratePrice?: number;
  salesPrice?: number;
  discount?: number;
  discountPercent?: number;
  dealValue?: number;
  durationInDays?: number;
  remark?: string;
  requestedBy?: number;
  requestedByName?: string;
  requestedAt?: string;
  decidedByName?: string;
  decidedAt?: string;
  previousId?: number;
  supersededById?: number;
  version: number;
  updatedAt: string;
}
/** What people write of it; null clears a field. */
export interface ApprovalFields {}

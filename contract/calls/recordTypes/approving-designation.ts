// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/approving-designation.schema.json` as its calls answer it. */
export interface ApprovingDesignation {
  id: number;
  approvalType?:
    | 'Discount'
    | 'CreditApproval'
    | 'DealDropped'
    | 'FreeTrial'
    | 'Refund'
    | 'LateCheckDeposition'
    | 'PriceRestoration'
    | 'DelayedActivation'
    | 'BuilderExclusive'
    | 'ProductApproval'
    | 'ExtendSlotDate'
    | 'SlotSwap';
  domainId: 1 | 5 | 7;
  level: number;
  designationId: number;
  designationName?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ApprovingDesignationFields {
  approvalType?:
    | 'Discount'
    | 'CreditApproval'
    | 'DealDropped'
    | 'FreeTrial'
    | 'Refund'
    | 'LateCheckDeposition'
    | 'PriceRestoration'
    | 'DelayedActivation'
    | 'BuilderExclusive'
    | 'ProductApproval'
    | 'ExtendSlotDate'
    | 'SlotSwap';
  domainId?: 1 | 5 | 7;
  level: number;
  designationId: number;
}

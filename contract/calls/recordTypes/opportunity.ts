// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/opportunity.schema.json` as its calls answer it. */
export interface Opportunity {
  id: number;
  name?: string;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  typeId: 1 | 2;
  accountId: number;
  accountName?: string;
  cityId?: number;
  cityName?: string;
  agentId?: number;
  ownerName?: string;
  assignedAt?: string;
  statusId: 1 | 3 | 8 | 4 | 5 | 2 | 6 | 7;
  bucket?: 'open' | 'closed' | 'lost';
  caseStatusId?: number;
  caseStatusName?: string;
  stageName?: string;
  brokerStage?:
    'pre_discovery' | 'discovery' | 'buy_initiation' | 'order_confirmation' | 'payment_failed';
  sourceOpportunityId?: number;
  sourceOpportunityName?: string;
  renewalTag?: string;
  renewalAlertTag?: string;
  fupTime?: string;
  lastReasonName?: string;
  dealValue?: number;
  collectedAmount?: number;
  pendingCollectionAmount?: number;
  packageCount?: number;
  milestoneCount?: number;
  projectCount?: number;
  commentCount?: number;
  linkSentAt?: string;
  paymentFailedAt?: string;
  closedAt?: string;
  lostAt?: string;
  lostReasonName?: string;
  lostChildReasonName?: string;
  delayedActivationStatus?:
    | 'NotRequired'
    | 'Required'
    | 'PendingApproval'
    | 'Approved'
    | 'Rejected'
    | 'NotApplicable'
    | 'Lapsed';
  isEditable?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface OpportunityFields {
  name?: string | null;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  typeId?: 1 | 2;
  accountId: number;
  cityId?: number | null;
  statusId?: 1 | 3 | 8 | 4 | 5 | 2 | 6 | 7;
  brokerStage?:
    | 'pre_discovery'
    | 'discovery'
    | 'buy_initiation'
    | 'order_confirmation'
    | 'payment_failed'
    | null;
  sourceOpportunityId?: number | null;
  fupTime?: string | null;
}

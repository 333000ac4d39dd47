// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/incentive-rule.schema.json` as its calls answer it. */
export interface IncentiveRule {
  id: number;
  participantCategoryId?: number;
  participantCategoryName?: string;
  participantCategoryDto?: {
    designationId?: number;
    departmentId?: number;
    clientTypeId?: 1 | 2 | 3 | 4 | 5;
  };
  allowedMinTarget: number;
  allowedMaxTarget: number;
  frequency: 'Monthly' | 'Quarterly';
  incentiveCap?: number;
  effectiveDate: string;
  participantAllowedIncentiveTypes: ('Individual' | 'Team')[];
  standing?: 'Counts now' | 'Counts later' | 'Counted before';
  isLocked?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface IncentiveRuleFields {
  participantCategoryId?: number;
  participantCategoryDto?: {
    designationId?: number;
    departmentId?: number;
    clientTypeId?: 1 | 2 | 3 | 4 | 5;
  };
  allowedMinTarget: number;
  allowedMaxTarget: number;
  frequency: 'Monthly' | 'Quarterly';
  incentiveCap?: number | null;
  effectiveDate: string;
  participantAllowedIncentiveTypes: ('Individual' | 'Team')[];
}

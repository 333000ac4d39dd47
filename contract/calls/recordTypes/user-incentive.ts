// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/user-incentive.schema.json` as its calls answer it. */
export interface UserIncentive {
  id: number;
  userId?: number;
  userName?: string;
  designationName?: string;
  cycleId?: number;
  cycleName?: string;
  cycleStart?: string;
  frequency?: 'Monthly' | 'Quarterly';
  isCycleClosed?: boolean;
  statusId?: number;
  participantCategoryName?: string;
  individualTarget?: number;
  achieved?: number;
  reached?: number;
  accountsClosed?: number;
  teamTarget?: number;
  teamAchieved?: number;
  teamReached?: number;
  incentive?: number;
  paidIncentive?: number;
  remark?: string;
  createdById?: number;
  updatedById?: number;
  createdByName?: string;
  signedOffByName?: string;
  signedOffAt?: string;
  approvedByName?: string;
  approvedAt?: string;
  paidByName?: string;
  paidAt?: string;
  deals?: {
    id?: number;
    type?: string;
    opportunityId?: number;
    opportunityName?: string;
    paymentId?: number | null;
    closedOn?: string | null;
    base?: number;
    incentive?: number;
    reason?: string | null;
  }[];
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface UserIncentiveFields {}

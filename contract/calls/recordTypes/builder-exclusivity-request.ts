// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/builder-exclusivity-request.schema.json` as its calls answer it. */
export interface BuilderExclusivityRequest {
  id: number;
  startDate?: string;
  projectId?: number;
  projectName?: string;
  endDate?: string;
  approvalStatus?: 'PendingApproval' | 'Approved' | 'Rejected' | 'Lapsed';
  accountId?: number;
  accountName?: string;
  builderProfileUuid?: string;
  userId?: number;
  userName?: string;
  comments?: string;
  version: number;
  createdAt: string;
}
/** What people write of it; null clears a field. */
export interface BuilderExclusivityRequestFields {}

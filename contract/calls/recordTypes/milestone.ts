// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/milestone.schema.json` as its calls answer it. */
export interface Milestone {
  id: number;
  opportunityId: number;
  opportunityName?: string;
  name: string;
  amount: number;
  digislateAmount: number;
  gst?: number;
  total?: number;
  paid?: number;
  pending?: number;
  startDate: string;
  dueDate?: string;
  legalEntityId?: number;
  legalEntityName?: string;
  accountId?: number;
  active?: boolean;
  isEditable?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface MilestoneFields {
  opportunityId: number;
  name: string;
  amount: number;
  digislateAmount?: number;
  startDate: string;
  dueDate?: string | null;
  legalEntityId?: number | null;
}

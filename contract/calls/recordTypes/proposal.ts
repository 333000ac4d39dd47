// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/proposal.schema.json` as its calls answer it. */
export interface Proposal {
  id: number;
  resource: string;
  recordId: string;
  recordTitle?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  effectiveDay?: string;
  note?: string;
  state: 'waiting' | 'approved' | 'applied' | 'rejected' | 'withdrawn' | 'outdated';
  proposedById?: number;
  proposedByName?: string;
  decidedByName?: string;
  decidedAt?: string;
  remark?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ProposalFields {
  resource: string;
  recordId: string;
  recordTitle?: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  effectiveDay?: string;
  note?: string;
  state: 'waiting' | 'approved' | 'applied' | 'rejected' | 'withdrawn' | 'outdated';
  proposedById?: number;
  proposedByName?: string;
  decidedByName?: string;
  decidedAt?: string;
  remark?: string;
}

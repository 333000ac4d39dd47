// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/approval-delegation.schema.json` as its calls answer it. */
export interface ApprovalDelegation {
  id: number;
  userId?: number;
  userName?: string;
  delegateId: number;
  delegateName?: string;
  startsAt: string;
  endsAt: string;
  reason?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ApprovalDelegationFields {
  delegateId: number;
  startsAt: string;
  endsAt: string;
  reason?: string;
}

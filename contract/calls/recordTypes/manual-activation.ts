// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/manual-activation.schema.json` as its calls answer it. */
export interface ManualActivation {
  id: number;
  termsheetId?: number;
  opportunityId?: number;
  opportunityName?: string;
  accountId?: number;
  accountName?: string;
  productName?: string;
  packageName?: string;
  activationState?: 'pending' | 'active' | 'failed' | 'stopped';
  activationError?: string;
  quantity?: number;
  amount?: number;
  collected?: number;
  startDate?: string;
  endDate?: string;
  agentName?: string;
  forceRequestId?: number;
  forceVersion?: number;
  forceReason?: string;
  forceRequestedByName?: string;
  activationParameters?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ManualActivationFields {}

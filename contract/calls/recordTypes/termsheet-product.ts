// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/termsheet-product.schema.json` as its calls answer it. */
export interface TermsheetProduct {
  id: number;
  termsheetId?: number;
  productName?: string;
  packageName?: string;
  quantity?: number;
  taggedCount?: number;
  allocation?: number;
  amount?: number;
  startDate?: string;
  endDate?: string;
  activationState?: 'pending' | 'active' | 'failed' | 'stopped';
  activationError?: string;
  activationParameters?: string;
  extraDetail?: string;
  fixedParameters?: string;
  requiredActivationParameters?: string;
  isEditable?: boolean;
  canActivate?: boolean;
  forceRequestId?: number;
  forceVersion?: number;
  forceReason?: string;
  forceRequestedByName?: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface TermsheetProductFields {
  activationParameters?: string;
}

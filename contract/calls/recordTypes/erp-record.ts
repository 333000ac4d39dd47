// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/erp-record.schema.json` as its calls answer it. */
export interface ErpRecord {
  id: number;
  entityName?: 'package' | 'account' | 'legal_entity' | 'opportunity' | 'payment';
  entityId?: number;
  domain?: 1 | 5 | 7;
  erpId?: string;
  name?: string;
  syncedAt?: string;
  version: number;
}
/** What people write of it; null clears a field. */
export interface ErpRecordFields {}

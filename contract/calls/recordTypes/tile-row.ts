// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/tile-row.schema.json` as its calls answer it. */
export interface TileRow {
  id: number;
  keyName?: string;
  name?: string;
  statusLabel?: string;
  fupTime?: string;
  isOverdue?: boolean;
  accountId?: number;
  accountName?: string;
  line?: 'owner' | 'broker' | 'builder' | 'tenant';
  cityId?: number;
  cityName?: string;
  agentId?: number;
  agentName?: string;
  amountPaise?: number;
  createdAt: string;
  assignedAt?: string;
  updatedAt: string;
  route?: string;
}
/** What people write of it; null clears a field. */
export interface TileRowFields {}

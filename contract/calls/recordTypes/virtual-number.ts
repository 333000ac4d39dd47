// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/virtual-number.schema.json` as its calls answer it. */
export interface VirtualNumber {
  id: number;
  number?: string;
  userId?: number;
  userName?: string;
  assignedAt?: string;
  active?: boolean;
  version: number;
}
/** What people write of it; null clears a field. */
export interface VirtualNumberFields {}

// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/user-target.schema.json` as its calls answer it. */
export interface UserTarget {
  id: number;
  userId: number;
  userName?: string;
  cycleId: number;
  cycleName?: string;
  individualTarget: number;
  teamTarget: number;
  isCycleClosed?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface UserTargetFields {
  userId: number;
  cycleId: number;
  individualTarget?: number;
  teamTarget?: number;
}

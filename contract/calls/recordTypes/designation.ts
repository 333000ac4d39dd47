// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/designation.schema.json` as its calls answer it. */
export interface Designation {
  id: number;
  name?: string;
  companyId?: number;
  isMaster?: boolean;
  isBranchOptional?: boolean;
  version: number;
}
/** What people write of it; null clears a field. */
export interface DesignationFields {}

// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/sellable-package.schema.json` as its calls answer it. */
export interface SellablePackage {
  id: number;
  name?: string;
  familyName?: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5;
  durationDays?: number;
  price?: number;
  startDateMandatory?: boolean;
  version: number;
}
/** What people write of it; null clears a field. */
export interface SellablePackageFields {}

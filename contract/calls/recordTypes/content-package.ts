// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/content-package.schema.json` as its calls answer it. */
export interface ContentPackage {
  id: number;
  name?: string;
  displayName?: string;
  description?: string;
  packageFamilyName?: string;
  clientTypeId?: 1 | 2 | 3 | 4 | 5;
  productNames?: string;
  isMissing?: boolean;
  active?: boolean;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface ContentPackageFields {
  displayName?: string | null;
  description?: string | null;
}

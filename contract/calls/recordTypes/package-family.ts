// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/package-family.schema.json` as its calls answer it. */
export interface PackageFamily {
  id: number;
  name: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  familyEvent?: number;
  familyEventName?: string;
  active: boolean;
  packageCount?: number;
  familyPackages?: { id?: number; name?: string }[];
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface PackageFamilyFields {
  name: string;
  clientTypeId: 1 | 2 | 3 | 4 | 5;
  familyEvent?: number | null;
  active?: boolean;
}

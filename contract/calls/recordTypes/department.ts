// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/department.schema.json` as its calls answer it. */
export interface Department {
  id: number;
  name?: string;
  userCount?: number;
  version: number;
}
/** What people write of it; null clears a field. */
export interface DepartmentFields {}

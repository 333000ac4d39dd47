// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/user.schema.json` as its calls answer it. */
export interface User {
  id: number;
  name: string;
  email: string;
  employeeCode?: string;
  userRoles: string[];
  parentId?: number;
  managerName?: string;
  designationId?: number;
  designationName?: string;
  departmentId: number;
  departmentName?: string;
  status: 1 | 0;
  joiningDate?: string;
  dateOfRelieving?: string;
  domainId: 1 | 5 | 7;
  countryId: number;
  companyId: number;
  branchName?: string;
  cityNames?: string;
  agentPhone?: string;
  isCallingActive?: boolean;
  virtualNumber?: string;
  isOwnerAgent?: boolean;
  campaignIds?: number[];
  campaignNames?: string;
  reportCount?: number;
  accountCount?: number;
  lastSignInAt?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface UserFields {
  name: string;
  email: string;
  employeeCode?: string | null;
  userRoles: string[];
  parentId?: number | null;
  designationId?: number | null;
  departmentId?: number | null;
  status?: 1 | 0;
  joiningDate?: string | null;
  dateOfRelieving?: string | null;
  domainId?: 1 | 5 | 7;
  countryId?: number;
  companyId?: number | null;
}

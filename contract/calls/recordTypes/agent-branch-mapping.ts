// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/agent-branch-mapping.schema.json` as its calls answer it. */
export interface AgentBranchMapping {
  id: number;
  userId: number;
  userName?: string;
  designationName?: string;
  salesBranchId?: number;
  salesBranchName?: string;
  departmentId?: number;
  departmentName?: string;
  subDepartmentId?: number;
  cityBranchMapping?: { cityId: number; salesBranchId?: number | null }[];
  agentCityIds?: number[];
  cityNames?: string;
  region?: string;
  tier?: string;
  salesVertical?: string;
  businessUnit?: string;
  salesChannel?: string;
  roleType?: string;
  company?: string;
  version: number;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface AgentBranchMappingFields {
  userId: number;
  salesBranchId?: number | null;
  departmentId?: number | null;
  subDepartmentId?: number | null;
  cityBranchMapping?: { cityId: number; salesBranchId?: number | null }[] | null;
  region?: string | null;
  tier?: string | null;
  salesVertical?: string | null;
  businessUnit?: string | null;
  salesChannel?: string | null;
  roleType?: string | null;
  company?: string | null;
}

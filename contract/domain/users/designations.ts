import type { Labelled } from '../enumeration.ts';

/** Designations of the approval matrix (part 1 section 6). */
export const masterDesignations = [
  { id: 29, label: 'AM' },
  { id: 30, label: 'SAM' },
  { id: 31, label: 'Key Accounts' },
  { id: 32, label: 'TL' },
  { id: 33, label: 'ZM' },
  { id: 34, label: 'RBM' },
  { id: 35, label: 'RBH' },
  { id: 36, label: 'AH' },
  { id: 37, label: 'CH' },
  { id: 38, label: 'TM' },
  { id: 39, label: 'STM' },
  { id: 40, label: 'NSH' },
  { id: 41, label: 'CBO' },
] as const satisfies readonly Labelled[];

/** Designations for which the branch and city mapping is optional (part 1 section 5, decision T98). */
const optionalMappingDesignationIds: readonly number[] = [55, 52, 53, 31];

export const isMappingOptional = (designationId: number): boolean =>
  optionalMappingDesignationIds.includes(designationId);

/** Department of a new user, and the company whose designations are offered (part 3 section 9). */
export const newUserDepartmentId = 16;
export const designationsCompanyId = 611174;

// Written by `npm run types` from the record schemas; change those.

/** A record of `form-schemas/incentive-slab.schema.json` as its calls answer it. */
export interface IncentiveSlab {
  id: number;
  participantCategoryId?: number;
  participantCategoryName?: string;
  participantCategoryDto?: {
    designationId?: number;
    departmentId?: number;
    clientTypeId?: 1 | 2 | 3 | 4 | 5;
  };
  targetMinPercentage: number;
  targetMaxPercentage?: number;
  accountsClosedMin: number;
  accountsClosedMax?: number;
  incentivePercentage: number;
  effectiveDate: string;
  standing?: 'Counts now' | 'Counts later' | 'Counted before';
  isLocked?: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  updatedByName?: string;
}
/** What people write of it; null clears a field. */
export interface IncentiveSlabFields {
  participantCategoryId?: number;
  participantCategoryDto?: {
    designationId?: number;
    departmentId?: number;
    clientTypeId?: 1 | 2 | 3 | 4 | 5;
  };
  targetMinPercentage: number;
  targetMaxPercentage?: number | null;
  accountsClosedMin?: number;
  accountsClosedMax?: number | null;
  incentivePercentage: number;
  effectiveDate: string;
}

import { approvingDesignationCalls } from './approvingDesignations.ts';
import { discountMatrixCalls } from './discountMatrix.ts';

/** Who approves what: the discount matrix and the designations of other approvals (part 2 section 7). */
export const matrixCalls = [...discountMatrixCalls, ...approvingDesignationCalls.calls] as const;

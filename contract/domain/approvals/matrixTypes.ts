import { approvalEntityTypes, approvalTypes } from './approvalTypes.ts';

const [product, extension] = approvalEntityTypes;

/** The approval types that have levels of their own: those of the specification, and the swap of a slot (T126). */
export const matrixApprovalTypes = [
  ...approvalTypes,
  product.approvalType,
  extension.approvalType,
  'SlotSwap',
] as const;

export type MatrixApprovalType = (typeof matrixApprovalTypes)[number];

/** A matrix has at most so many levels. */
export const mostLevels = 9;

/** A level is reviewed by at most so many designations. */
export const mostReviewers = 8;

/** The levels below the highest that nobody holds, smallest first: a request would stop there forever. */
export const missingLevels = (levels: readonly number[]): readonly number[] => {
  const held = new Set(levels);
  return Array.from({ length: Math.max(0, ...levels) }, (_, at) => at + 1).filter(
    level => !held.has(level),
  );
};

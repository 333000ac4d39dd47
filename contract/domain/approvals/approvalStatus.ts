/** `approvalStatus` of a request (part 1 section 4). Reviewers and task calls have fields of their own (T42). */
export const approvalStatuses = [
  'NotRequired',
  'Required',
  'PendingApproval',
  'Approved',
  'Rejected',
] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** Delayed activation knows two more. */
export const delayedActivationStatuses = [...approvalStatuses, 'NotApplicable', 'Lapsed'] as const;
export type DelayedActivationStatus = (typeof delayedActivationStatuses)[number];

/** What an extension shows once it was asked for (part 1 section 4). */
export const extensionRequested = 'requested';

/** `reviewerStatus`: what one reviewer answered. A first rejection ends the request (decision T43). */
export const reviewerStatuses = ['Reviewed', 'Rejected'] as const;
/** `taskResponseStatus`: set when an approval task was answered with 400, with the server's message (T42, T46). */
export const failedTask = 'Failed';

/** Statuses of a discount (T43) and of a delayed activation (T45) that let the termsheet pass. */
export const passingStatuses = ['NotRequired', 'Approved'] as const;

/**
 * Whether a discount or a delayed activation lets the termsheet pass: only when not required or approved. Every other
 * status blocks and is named to the user, NotApplicable and Lapsed too (T43, T45).
 */
export const allowsTermsheet = (status: string): boolean =>
  passingStatuses.some(passing => passing === status);

/** Whether the result of a discount is neither of the two final ones, so that the caller reads again (T43). */
export const needsRefresh = (status: string): boolean =>
  status !== 'Approved' && status !== 'Rejected';

/** The text of a processed discount: by whom it was passed, or that it was rejected (decision T20). */
export const processedText = (by: 'reviewer' | 'approver', isPositive: boolean) => {
  if (!isPositive) return 'rejected';
  return by === 'reviewer' ? 'reviewed' : 'approved';
};

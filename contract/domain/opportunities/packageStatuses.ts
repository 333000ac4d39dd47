/** What `packageStatusTypeId` of the opportunity list filters by (decision record 0090). */
export const packageStatusTypes = { status: 1, discountApproval: 2 } as const;

/** How approval and complimentary calls are refused (part 1 section 6). */
export const approvalMessages = {
  mayNotView: 'You are not authorized to view Approval Details.',
  mayNotDecide: 'You are not authorized to approve/reject this approval.',
  mayNotAddComplimentary: 'You are not authorized to add Complimentary Products.',
  mayNotViewComplimentary: 'You are not authorized to view Complimentary Products.',
} as const;

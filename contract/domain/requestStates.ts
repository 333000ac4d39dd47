/** States of a request-style operation, and of the payment bucket of an account (part 1 section 4). */
export const requestStates = ['inProgress', 'success', 'error'] as const;
export type RequestState = (typeof requestStates)[number];

/** The operations that move through these states. */
export const requestOperations = [
  'resend verification',
  'payments',
  'hris details',
  'slot stop',
  'slot swap',
  'slot add',
  'complimentary product deactivate',
] as const;
export type RequestOperation = (typeof requestOperations)[number];

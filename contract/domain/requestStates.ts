/** States of a request-style operation, and of the payment bucket of an account (part 1 section 4). */
export const requestStates = ['inProgress', 'success', 'error'] as const;

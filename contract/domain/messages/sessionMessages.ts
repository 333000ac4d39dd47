/** Fixed texts of sign-in (part 1 sections 6 and 8). */
export const sessionMessages = {
  loginFailed: 'Login Failed',
  unauthorizedAccess: 'Unauthorized Access',
  brokerProfileLogin: 'Authentication Required. Please login to account panel.',
} as const;

/** States of signing in (part 1 section 4). */
export const sessionStates = ['logged in', 'login failed', 'logged out'] as const;
export type SessionState = (typeof sessionStates)[number];

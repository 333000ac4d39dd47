/** Fixed texts of sign-in (part 1 sections 6 and 8). */
export const sessionMessages = {
  loginFailed: 'Login Failed',
  unauthorizedAccess: 'Unauthorized Access',
} as const;

/** Fixed texts of sign-in (part 1 sections 6 and 8). */
export const loginFailed = 'Login Failed';
export const unauthorizedAccess = 'Unauthorized Access';

/** Characters that a new password has at least. */
export const shortestPassword = 12;

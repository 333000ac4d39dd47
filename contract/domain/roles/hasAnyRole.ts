/** Whether someone has one of the roles that something is for; the codes may be those of an answer. */
export const hasAnyRole = (
  codes: readonly string[] | undefined,
  roles: readonly string[],
): boolean => roles.some(role => codes?.includes(role));

/** Fixed texts of calls (part 1 sections 5 and 8). */
export const httpMessages = {
  /** Ends the resolver of a failed call that says nothing itself (decision T113). */
  failedCall: 'Alas! Some error occurred.',
  invalidCacheExpiry: 'Cache expiry timestamp is invalid',
} as const;

/** The text of a response that has an error field (part 1 section 8). */
export const serverErrorText = (serverError: string): string => `Error: ${serverError}`;

/** Statuses whose message is looked for in the sources below; other statuses use their message, if any. */
export const resolvedStatuses = [400, 401, 422, 500] as const;

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

/** Where the message of a failed call is looked for, the first available wins (part 1 section 8, T113). */
export const messageSources = [
  /** A 401 message the caller supplied, on a 401 only. */
  { id: 'supplied-401', statuses: [401] },
  { id: 'error.msg', statuses: resolvedStatuses },
  { id: 'api_errors.details', statuses: [422, 500] },
  { id: 'api_errors.display_phrase', statuses: resolvedStatuses },
  { id: 'apiErrors.displayPhrase', statuses: resolvedStatuses },
  { id: 'first-of-message-array', statuses: resolvedStatuses },
  { id: 'message-string', statuses: resolvedStatuses },
  { id: 'own-message', statuses: resolvedStatuses },
] as const;

export type MessageSource = (typeof messageSources)[number]['id'];

/** Action types that are named (part 1 section 8). */
export const actionTypes = ['API_FAIL', 'API_SUCCESS', 'PACKAGE_QUANTITY_MISMATCH'] as const;
export type ActionType = (typeof actionTypes)[number];

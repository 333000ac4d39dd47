/** Ends the resolver of a failed call that says nothing itself (part 1 section 8, decision T113). */
export const failedCall = 'Alas! Some error occurred.';

/** Of a cache entry without a valid expiry (part 1 section 5). */
export const invalidCacheExpiry = 'Cache expiry timestamp is invalid';

/** Statuses whose message is looked for in the sources below; other statuses use their message, if any. */
export const resolvedStatuses = [400, 401, 422, 500] as const;

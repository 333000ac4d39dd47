/** Opportunities up to which the embedded database is made for; its start says when there are more (decision 0243). */
export const embeddedBound = 100_000;

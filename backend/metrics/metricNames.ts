/** What the names of all our metrics begin with. */
export const prefix = 'console_';

/** Seconds: calls are answered in some milliseconds, or within their deadline. */
export const callBuckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Seconds. */
export const statementBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

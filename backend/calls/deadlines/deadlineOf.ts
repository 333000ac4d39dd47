import type { Call } from '#contract/calls/call.ts';
import { longestDeadline, usualDeadline } from '#contract/calls/callDeadlines.ts';

/** A list that is asked to count all of its rows, however many (record 0239). */
const countsAll = (query: unknown): boolean =>
  (query as { total?: unknown } | undefined)?.total === 'exact';

/** Milliseconds in which a request has to be answered (T101); more than the usual makes it a long one. */
export const deadlineOf = ({ deadline }: Call, query: unknown): number =>
  deadline ?? (countsAll(query) ? longestDeadline : usualDeadline);

export const isLong = (deadline: number): boolean => deadline > usualDeadline;

import type { Line } from '../lines.ts';
import type { Paise } from '../money/paise.ts';

export interface Finish {
  readonly line: Line;
  /** Whether RCM approved a termsheet of the deal. */
  readonly isAgreed: boolean;
  readonly dealValuePaise: Paise;
  readonly paidPaise: Paise;
}

/** Owners and tenants buy by a link, and need no termsheet for it. */
const linesWithoutTermsheet: readonly Line[] = ['owner', 'tenant'];

/** Whether a deal of the line is agreed by a termsheet before it is finished, billed and activated. */
export const needsTermsheet = (line: Line): boolean => !linesWithoutTermsheet.includes(line);

/** Whether a deal is finished: paid in full, and agreed where its line has termsheets (record 0090). */
export const isFinished = ({ line, isAgreed, dealValuePaise, paidPaise }: Finish): boolean =>
  dealValuePaise > 0 && paidPaise >= dealValuePaise && (isAgreed || !needsTermsheet(line));

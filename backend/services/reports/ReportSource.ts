import type { SQL } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { AskedReport } from '#contract/domain/reports/readAsked.ts';
import type { Actor } from '../../calls/Actor.ts';

export interface ReportAround {
  readonly asked: AskedReport;
  readonly actor: Actor;
  /** In India. */
  readonly today: Day;
}

/**
 * The rows of a report: a select with a number `key`, by which they are read in order and a part at a time, and one column
 * under the name of each of the report's. It leaves out what the person does not find in lists.
 */
export type ReportSource = (around: ReportAround) => SQL;

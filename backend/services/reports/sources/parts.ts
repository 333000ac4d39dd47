import { sql, type Column, type SQL } from 'drizzle-orm';
import type { AskedReport } from '#contract/domain/reports/readAsked.ts';
import { opportunities as o } from '../../../database/schema/index.ts';
import { opportunityScope } from '../../../policies/scopes/opportunityScope.ts';
import type { ReportAround } from '../ReportSource.ts';

/** Moments are asked for half-open, so that nothing of the last millisecond is lost (T76). */
export const within = (column: Column, { from, before }: AskedReport): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${before.toISOString()}::timestamptz`;

/** The same of a day in India. */
export const onDays = (column: Column, { from, before }: AskedReport): SQL =>
  sql`${column} >= (${from.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date
    and ${column} < (${before.toISOString()}::timestamptz at time zone 'Asia/Kolkata')::date`;

/** Opportunities that are there, that the person finds in lists, and of the line and city that were chosen. */
export const chosenOpportunities = ({ actor, asked: { chosen } }: ReportAround): SQL => {
  const { clientType, city } = chosen;
  const scope = opportunityScope(actor, 'list');
  const conditions = [
    sql`${o.deletedAt} is null`,
    scope && sql`(${scope})`,
    clientType ? sql`${o.line} = ${clientType.toLowerCase()}` : undefined,
    city ? sql`${o.cityId} = ${Number(city)}` : undefined,
  ].filter(condition => condition !== undefined);
  return sql.join(conditions, sql` and `);
};

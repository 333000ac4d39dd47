import { sql, type SQL } from 'drizzle-orm';
import { monthOf } from '#contract/domain/days/indiaDay.ts';
import { daysOf, type AskedReport } from '#contract/domain/reports/readAsked.ts';
import type { Report } from '#contract/domain/reports/Report.ts';
import type { Database } from '../../database/client.ts';
import { plotsByValue, plotsOverTime, type Group, type Plot } from './plots.ts';
import { rowsOf } from './readReport.ts';

interface Charted {
  readonly plots: Plot[];
  /** Rows that are in no plot. */
  readonly leftOut: number;
}

const columnOf = (name: string): SQL => sql`r.${sql.identifier(name)}`;

/** Rows that the bars leave out, as the report's file says. */
const isLeftOut = (without: NonNullable<Report['chart']>['without'] = {}): SQL => {
  const conditions = Object.entries(without).map(
    ([name, value]) => sql`${columnOf(name)} is not distinct from ${value}`,
  );
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
};

/** The bars of a whole report, unlike kinds apart: no row is missing in them but those that are counted as left out. */
export const readChart = async (
  db: Database,
  source: SQL,
  { chart, columns }: Report,
  asked: AskedReport,
): Promise<Charted> => {
  if (!chart) return { plots: [], leftOut: 0 };
  const by = columns.find(({ name }) => name === chart.by)?.as;
  const each = columns.find(({ name }) => name === chart.each);
  const column = columnOf(chart.by);
  const name =
    by === 'moment'
      ? sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM')`
      : by === 'day'
        ? sql`to_char(${column}, 'YYYY-MM')`
        : sql`${column}::text`;
  const found = await rowsOf<{
    kind: Group['kind'];
    name: string | null;
    value: string | number | null;
    is_out: boolean;
    rows: string | number;
  }>(
    db,
    sql`select ${each ? columnOf(each.name) : sql`null::text`} as kind, ${name} as name,
        ${isLeftOut(chart.without)} as is_out, count(*) as rows,
        ${chart.sum ? sql`sum(${columnOf(chart.sum)})` : sql`count(*)`} as value
      from (${source}) r group by 1, 2, 3 order by 1, 2`,
  );
  const groups = found
    .filter(({ is_out: isOut }) => !isOut)
    .map((group): Group => ({ kind: group.kind, name: group.name, value: Number(group.value) }));
  const { first, last } = daysOf(asked);
  const plots =
    by === 'day' || by === 'moment'
      ? plotsOverTime(groups, { first: monthOf(first), last: monthOf(last) })
      : plotsByValue(groups);
  const order = each?.options?.map(({ value }) => value) ?? [];
  const placeOf = ({ kind }: Plot) => (kind === null ? order.length : order.indexOf(kind));
  return {
    plots: plots.toSorted((a, b) => placeOf(a) - placeOf(b)),
    leftOut: found.reduce((sum, { is_out: isOut, rows }) => sum + (isOut ? Number(rows) : 0), 0),
  };
};

import { daysBetween } from '#contract/domain/days/addDays.ts';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { FillWeek } from '../fill/useFill.ts';
import { capIn } from './capsOf.ts';
import type { AreaRow, CapUse, Taken } from './useAvailability.ts';

/** A heading with what its areas have free together, or one area. */
export type CalendarRow =
  | {
      readonly type: 'city';
      readonly cityId: number;
      readonly name: string;
      readonly freeDays: number;
      readonly allDays: number;
      readonly isFolded: boolean;
      /** The cap that leaves least. */
      readonly cap: CapUse | undefined;
      /** How full the week is in which the calendar begins; undefined until it is known, and beyond the weeks of the forecast. */
      readonly fill: FillWeek | undefined;
    }
  | { readonly type: 'area'; readonly area: AreaRow; readonly taken: readonly Taken[] };

const only = ({ products }: AreaRow) => products[0];

/** City by city: its heading and, unless it is folded, its areas. Answers come in the order of cities. */
export const calendarRows = (
  results: readonly AreaRow[],
  caps: readonly CapUse[],
  days: number,
  folded: ReadonlySet<number>,
  fills: ReadonlyMap<number, FillWeek>,
): CalendarRow[] => {
  const byCity = new Map<number, AreaRow[]>();
  for (const area of results) byCity.set(area.city_id, [...(byCity.get(area.city_id) ?? []), area]);
  return [...byCity].flatMap(([cityId, areas]): CalendarRow[] => {
    const isFolded = folded.has(cityId);
    return [
      {
        type: 'city',
        cityId,
        name: areas[0]?.city_name ?? '',
        freeDays: areas.reduce((sum, area) => sum + (only(area)?.free_days ?? 0), 0),
        allDays: areas.length * days,
        isFolded,
        cap: capIn(caps, cityId),
        fill: fills.get(cityId),
      },
      ...(isFolded
        ? []
        : areas.map((area): CalendarRow => ({
            type: 'area',
            area,
            taken: only(area)?.taken ?? [],
          }))),
    ];
  });
};

/** A run of taken days as columns of the calendar; the first day is column 1, column 0 is the heading. */
export interface Placed {
  readonly run: Taken;
  readonly from: number;
  readonly to: number;
}

/** Runs by columns. */
export const placedRuns = (taken: readonly Taken[], first: Day): Placed[] =>
  taken.map(run => ({
    run,
    from: daysBetween(first, run.start_date) + 1,
    to: daysBetween(first, run.end_date) + 1,
  }));

export const runAt = (placed: readonly Placed[], column: number): Placed | undefined =>
  placed.find(({ from, to }) => from <= column && column <= to);

/** Runs as they are drawn: what areas nearby keep is one bar, however many slots change behind it. */
export const barsOf = (placed: readonly Placed[]): Placed[] =>
  placed.reduce<Placed[]>((bars, next) => {
    const last = bars.at(-1);
    const goesOn = last?.to === next.from - 1 && last.run.state === 'covered';
    if (!last || !goesOn || next.run.state !== 'covered') return [...bars, next];
    const slot_ids = [...new Set([...last.run.slot_ids, ...next.run.slot_ids])];
    return [...bars.slice(0, -1), { from: last.from, to: next.to, run: { ...last.run, slot_ids } }];
  }, []);

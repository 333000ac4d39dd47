import type { SQL } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import type { Clock } from '../calls/Context.ts';
import { momentOf } from '../query/momentOf.ts';

/**
 * The same work for another day, product or clock would name other columns, so what is planned holds for a day. `moment`
 * is the time of each statement by the clock of the services.
 */
export const rememberedByDay = <Planned>(
  plan: (today: Day, product: Product, moment: SQL<Date>) => Planned,
) => {
  let known:
    | {
        readonly today: Day;
        readonly product: Product;
        readonly now: Clock;
        readonly planned: Planned;
      }
    | undefined;
  return (today: Day, product: Product, now: Clock): Planned => {
    if (known?.today !== today || known.product !== product || known.now !== now)
      known = { today, product, now, planned: plan(today, product, momentOf(now)) };
    return known.planned;
  };
};

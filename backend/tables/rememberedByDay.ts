import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Product } from '#contract/domain/fillProduct.ts';

/** The same work for another day or product would name other columns, so what is planned holds for a day. */
export const rememberedByDay = <Planned>(plan: (today: Day, product: Product) => Planned) => {
  let known:
    { readonly today: Day; readonly product: Product; readonly planned: Planned } | undefined;
  return (today: Day, product: Product): Planned => {
    if (known?.today !== today || known.product !== product)
      known = { today, product, planned: plan(today, product) };
    return known.planned;
  };
};

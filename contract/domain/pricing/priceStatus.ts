/** What a price list says of a price on a day; `backend` computes it in SQL. */
export const priceStatuses = ['In force', 'Starts later', 'Over'] as const;
export type PriceStatus = (typeof priceStatuses)[number];

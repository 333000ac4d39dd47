/** How long money has waited to be cleared, in days since it was paid; `upTo` is the last day of a band, the newest first. */
export const clearingAges = [
  { value: 'up-to-7-days', upTo: 7 },
  { value: 'up-to-15-days', upTo: 15 },
  { value: 'up-to-30-days', upTo: 30 },
  { value: 'over-30-days', upTo: null },
] as const satisfies readonly { readonly value: string; readonly upTo: number | null }[];

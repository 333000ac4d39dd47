import type { Labelled } from '../enumeration.ts';

/** HSN codes an invoice line may carry (part 1 section 9); codes that begin with 99 are services, others goods. */
export const hsnCodes = [
  { id: 998365, label: 'Listing' },
  { id: 847170, label: 'Hardware' },
  { id: 998439, label: 'Online/Software' },
  { id: 998716, label: 'AMC' },
  { id: 998399, label: 'Alliances' },
  { id: 997159, label: 'other financial auxiliary' },
] as const satisfies readonly Labelled[];

export type HsnCode = (typeof hsnCodes)[number]['id'];

import type { Labelled } from '../enumeration.ts';

/** The marketplaces served (part 1 section 1, labels of part 2 section 9). */
export const domains = [
  { id: 1, label: 'Makaan' },
  { id: 5, label: '{product}' },
  { id: 7, label: '{product} Market Place' },
] as const satisfies readonly Labelled[];

export type DomainId = (typeof domains)[number]['id'];

/** The domain whose approval matrix the console keeps (part 1 section 1). */
export const approvalMatrixDomainId = 5 satisfies DomainId;

/** The identity domain: what password reset sends for every user; it is not a marketplace (decision T6). */
export const identityDomainId = 2;

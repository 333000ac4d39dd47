import { enumerations } from './enumerations.ts';
import type { Labelled } from './enumeration.ts';
import { opportunityStatusChoices } from './opportunities/opportunityStatusChoices.ts';
import { paymentStatusChoices } from './payments/paymentStatusChoices.ts';

/** All choices that the contract holds, by name: the enumerations, and statuses of which several are called alike. */
export const referenceChoices: Readonly<Record<string, readonly Labelled[]>> = {
  ...enumerations,
  opportunityStatuses: opportunityStatusChoices,
  paymentStatuses: paymentStatusChoices,
};

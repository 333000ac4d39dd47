import type { Labelled } from '../enumeration.ts';

/** `approvalType` of an approval (part 1 section 4). */
export const approvalTypes = [
  'Discount',
  'CreditApproval',
  'DealDropped',
  'FreeTrial',
  'Refund',
  'LateCheckDeposition',
  'PriceRestoration',
  'DelayedActivation',
  'BuilderExclusive',
] as const;

/** What an approval is about: its own ids, not those of a slot's entity (decision T58). */
export const approvalEntityTypes = [
  { id: 3, label: 'product', approvalType: 'ProductApproval' },
  { id: 18, label: 'extension', approvalType: 'ExtendSlotDate' },
] as const satisfies readonly (Labelled & { approvalType: string })[];

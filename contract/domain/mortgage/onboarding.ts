import type { Labelled } from '../enumeration.ts';

/** Onboarding statuses of a mortgage partner (part 1 section 4). */
export const onboardingStatuses = [
  { id: 1, label: 'PARTNER_CREATED' },
  { id: 2, label: 'IN_PROGRESS' },
  { id: 3, label: 'REFILL' },
  { id: 4, label: 'PARTNER_BLOCKED' },
  { id: 5, label: 'ONBOARDED' },
] as const satisfies readonly Labelled[];

/**
 * Sub-statuses, numbered 1 to 16. The specification names eleven: the last three of its sentence are 14 to 16, the
 * rest are in written order; 9 to 13 have no name (decision T54).
 */
export const onboardingSubStatuses = [
  { id: 1, label: 'partner created' },
  { id: 2, label: 'professional details' },
  { id: 3, label: 'signatory details' },
  { id: 4, label: 'agreement signed' },
  { id: 5, label: 'agreement rejected' },
  { id: 6, label: 'agreement approved' },
  { id: 7, label: 'bank details verification' },
  { id: 8, label: 'pushback' },
  { id: 14, label: 'bank update requested' },
  { id: 15, label: 'bank update rejected' },
  { id: 16, label: 'bank update approved' },
] as const satisfies readonly Labelled[];

/** The sub-statuses as people read them. */
export const onboardingSubStatusWords = onboardingSubStatuses.map(({ id, label }) => ({
  id,
  label: label.charAt(0).toUpperCase() + label.slice(1),
}));

const bankUpdateSubStatuses: readonly number[] = [14, 15, 16];

/** Remark type 2 belongs to a bank update of an onboarded partner, 1 to everything else (part 1 section 4). */
export const remarkType = (statusId: number, subStatusId: number): 1 | 2 =>
  statusId === 5 && bankUpdateSubStatuses.includes(subStatusId) ? 2 : 1;

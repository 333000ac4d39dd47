import type { Labelled } from '../enumeration.ts';

/** Statuses of a package on an opportunity; the specification tells the call and no id (decision record 0090). */
export const packageStatuses = [
  { id: 1, label: 'Ordered' },
  { id: 2, label: 'Active' },
  { id: 3, label: 'Stopped' },
] as const satisfies readonly Labelled[];

export type PackageStatusId = (typeof packageStatuses)[number]['id'];

/** What `packageStatusTypeId` of the opportunity list filters by (decision record 0090). */
export const packageStatusTypes = { status: 1, discountApproval: 2 } as const;

import type { Labelled } from '../enumeration.ts';

/** Status of a termsheet (part 1 section 4). What the client answered is `termsheetAcceptance` (decision T30). */
export const termsheetStatuses = [
  { id: 1, label: 'new' },
  { id: 2, label: 'pendingAtRCM' },
  { id: 3, label: 'approved' },
  { id: 4, label: 'rejectedByRCM' },
  { id: 5, label: 'cancelled' },
  { id: 6, label: 'dropped' },
  { id: 7, label: 'sentBackToRAM' },
] as const satisfies readonly Labelled[];

/** The statuses as people call them. */
export const termsheetStatusWords = [
  { id: 1, label: 'New' },
  { id: 2, label: 'Pending at RCM' },
  { id: 3, label: 'Approved' },
  { id: 4, label: 'Rejected by RCM' },
  { id: 5, label: 'Cancelled' },
  { id: 6, label: 'Dropped' },
  { id: 7, label: 'Sent back to RAM' },
] as const satisfies readonly Labelled[];

export type TermsheetStatusId = (typeof termsheetStatuses)[number]['id'];

const running: readonly TermsheetStatusId[] = [1, 2, 3];

/** While a termsheet is in one of these, no **other** termsheet may be added to the opportunity (decision T31). */
export const blocksAnotherTermsheet = (statusId: number): boolean =>
  running.some(id => id === statusId);

/** What a termsheet in one of these covers is agreed: at RCM, or approved (decision record 0213). */
export const agreedTermsheetIds: readonly TermsheetStatusId[] = [2, 3];

/** `correct-rcm-case` is an act of its own; when it works the termsheet is pending at RCM again (decision T32). */
export const statusAfterCorrection: TermsheetStatusId = 2;

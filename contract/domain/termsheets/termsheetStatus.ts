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

export type TermsheetStatusId = (typeof termsheetStatuses)[number]['id'];

const isOneOf = (statuses: readonly TermsheetStatusId[]) => (statusId: number) =>
  statuses.some(id => id === statusId);

/** While a termsheet is in one of these, no **other** termsheet may be added to the opportunity (decision T31). */
export const blocksAnotherTermsheet = isOneOf([1, 2, 3]);

/** Fields may be edited until RCM has decided, and after it was sent back (decision T31). */
export const isTermsheetEditable = isOneOf([1, 2, 7]);

/** `correct-rcm-case` is an act of its own; when it works the termsheet is pending at RCM again (decision T32). */
export const canCorrectRcmCase = isOneOf([4, 7]);
export const statusAfterCorrection: TermsheetStatusId = 2;

/** The PDF is for termsheets not yet approved; view and tax invoice serve approved ones (decision T33). */
export const canDownloadPdf = isOneOf([1, 2]);

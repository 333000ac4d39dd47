import type { TermsheetStatusId } from './termsheetStatus.ts';

/** What can be done with a termsheet. */
export const termsheetActs = [
  'edit',
  'send-to-rcm',
  'decide',
  'correct',
  'answer',
  'cancel',
  'drop',
  'share',
  'pdf',
  'activate',
] as const;
export type TermsheetAct = (typeof termsheetActs)[number];

/**
 * What each status allows (T31 to T33, decision record 0140): the one table that page and server read. `edit` is of the
 * fields, `answer` what the client said; the PDF is for termsheets that are not approved yet.
 */
export const actsOfTermsheet: Readonly<Record<TermsheetStatusId, readonly TermsheetAct[]>> = {
  1: ['edit', 'send-to-rcm', 'answer', 'cancel', 'share', 'pdf'],
  2: ['edit', 'decide', 'answer', 'cancel', 'share', 'pdf'],
  3: ['answer', 'drop', 'share', 'activate'],
  4: ['correct'],
  5: [],
  6: [],
  7: ['edit', 'send-to-rcm', 'correct', 'cancel'],
};

const isKnown = (statusId: number): statusId is TermsheetStatusId =>
  Object.hasOwn(actsOfTermsheet, statusId);

/** What a status allows; nothing in one that nobody knows. */
export const termsheetActsOf = (statusId: number): readonly TermsheetAct[] =>
  isKnown(statusId) ? actsOfTermsheet[statusId] : [];

/** Whether a status allows the act. */
export const allowsTermsheetAct = (statusId: number, act: TermsheetAct): boolean =>
  termsheetActsOf(statusId).includes(act);

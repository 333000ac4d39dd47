import type { Text } from '#contract/model/types.ts';

/** Words of the fields that the dialogs of opportunities ask for. */
export const askTexts = {
  sourceId: { en: 'Reason', hi: 'कारण' },
  childId: { en: 'Detail', hi: 'ब्योरा' },
  caseReasonId: { en: 'Reason', hi: 'कारण' },
  fupTime: { en: 'Follow-up', hi: 'फ़ॉलो-अप' },
  comment: { en: 'Comment', hi: 'टिप्पणी' },
} as const satisfies Record<string, Text>;

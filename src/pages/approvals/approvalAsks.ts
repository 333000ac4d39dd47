import type { Text } from '#contract/model/types.ts';

/** Words of the fields that asking for an approval has. */
export const approvalAsks = {
  type: { en: 'What for', hi: 'किसके लिए' },
  days: { en: 'For how many days', hi: 'कितने दिनों के लिए' },
  remark: { en: 'Reason', hi: 'कारण' },
} as const satisfies Record<string, Text>;

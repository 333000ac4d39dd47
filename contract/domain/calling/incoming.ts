/** What becomes of a line that rings at an agent's desk; each but the first is final. */
export const incomingStates = ['ringing', 'taken', 'missed'] as const;
/** What a telephony tells of a line that rings: that it does, and that the caller gave up. */
export const incomingNoticeKinds = ['ringing', 'given-up'] as const;
export type IncomingNoticeKind = (typeof incomingNoticeKinds)[number];

/** Milliseconds after which a line that nobody took is missed, whatever the telephony tells. */
export const ringsFor = 30_000;

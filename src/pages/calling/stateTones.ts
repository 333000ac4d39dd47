import type { CallState } from '#contract/domain/calling/callMachine.ts';

/** The tone of each state, which a word always goes with. */
export const stateTones = {
  dialling: 'info',
  ringing: 'info',
  connected: 'success',
  'on-hold': 'warning',
  'wrap-up': 'warning',
  ended: 'neutral',
} as const satisfies Record<CallState, string>;

import type { CallState } from './callMachine.ts';

const again: readonly (string | null)[] = ['no-answer', 'busy', 'dropped'];

/** Whether a call that ended so is dialled again with one key: busy, dropped, not answered. */
export const canRedial = (state: CallState, endKind: string | null): boolean =>
  state === 'wrap-up' && again.includes(endKind);

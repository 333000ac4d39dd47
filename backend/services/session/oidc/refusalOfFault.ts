import {
  directoryAway,
  directoryNotProved,
  directoryTurnedBack,
} from '#contract/domain/users/directoryMessages.ts';
import { DirectoryFault } from '../../../adapters/identity/DirectoryProvider.ts';
import { Refusal } from '../../../calls/Refusal.ts';

const words = {
  away: directoryAway,
  'turned-back': directoryTurnedBack,
  'not-proved': directoryNotProved,
} as const;

/** Says to the person what the provider did, and what to do now. Anything else is thrown as it is. */
export const refusalOfFault = (error: unknown, name: string): unknown =>
  error instanceof DirectoryFault
    ? new Refusal(error.kind === 'away' ? 'UNAVAILABLE' : 'LOGIN_FAILED', words[error.kind](name))
    : error;

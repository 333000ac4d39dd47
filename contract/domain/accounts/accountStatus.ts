import { told } from '../messages/told.ts';

/** Account statuses in which nothing may be edited (part 1 section 4). */
export const lockedAccountStatuses: readonly number[] = [5, 6];

export const isAccountEditable = (statusId: number): boolean =>
  !lockedAccountStatuses.includes(statusId);

/** The alert on the page of an account that is inactive or deleted (part 1 section 5). */
export const inactiveAccountMessage =
  'This account is currently in Inactive/Deleted state in Lookup';

/** The same as a refusal of what is to be changed of it. */
export const accountRefusals = {
  inactive: told(inactiveAccountMessage, 'यह खाता अभी Lookup में निष्क्रिय/हटाई गई स्थिति में है।'),
} as const;

/** What an account cannot have when it is a sub-broker's: it goes under the parent account (decision T59). */
export const subBrokerRefusals = [
  'termsheet',
  'payment',
  'slot-activation',
  'opportunity',
] as const;

export type SubBrokerRefusal = (typeof subBrokerRefusals)[number];

import { accountRefusals } from '../accounts/accountStatus.ts';
import type { Told } from '../messages/told.ts';
import { opportunityRefusals } from '../opportunities/opportunityMessages.ts';
import type { ClientStanding } from './clientStanding.ts';

/** Why something of a client cannot be changed: the words of a refusal, and of an act that is not offered. */
export const closedWords = (standing: ClientStanding): Told =>
  standing === 'gone' ? accountRefusals.inactive : opportunityRefusals.locked;

import type { Labelled } from '../enumeration.ts';

/** How a call ended (part 1 section 4). */
export const callOutcomes = [
  { id: 12, label: 'connected' },
  { id: 13, label: 'not connected' },
] as const satisfies readonly Labelled[];
export type CallOutcomeId = (typeof callOutcomes)[number]['id'];

export const connectedOutcomeId = callOutcomes[0].id;

/** Reasons of cases with an id of their own (part 2 section 9). */
export const caseReasonIds = { redial: 279, upsell: 415, renew: 417 } as const;

/** Reasons an agent disposes a call with (part 1 section 9). */
export const callDispositions = [
  'Interested',
  'Details asked/Follow up',
  'Call back',
  'Not interested',
  'Location mismatch',
  'Budget mismatch',
  'Call Incomplete',
  'Did not enquire',
  'Broker',
  'Language barrier',
  'Already Purchased',
  'Wrong Number',
  'Property Type Mismatch',
  'Junk/Fraud Calls',
  'City Mismatch',
  'Service Mismatch',
] as const;
export type CallDisposition = (typeof callDispositions)[number];

/** `caseTypeId` of call details and `callType` of a call placed by hand (part 1 sections 7 and 9). */
export const callDetailCaseTypeId = 10;
export const manualCallType = 'manual';

/** After this many milliseconds without a callback the call gets its status by itself (decision T109). */
export const autoCallStatusAfter = 420_000;

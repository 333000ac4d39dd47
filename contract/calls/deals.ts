import { caseReferenceCalls } from './opportunities/caseReference.ts';
import { opportunityKeySearchCalls } from './opportunities/opportunityKeySearch.ts';
import { opportunityActCalls } from './opportunities/opportunityActs.ts';
import { ownerActivationCalls } from './opportunities/ownerActivation.ts';
import { opportunityEventCalls } from './opportunities/opportunityEvents.ts';
import { opportunityCalls } from './opportunities/opportunities.ts';
import { sharingCalls } from './sharing/sharing.ts';
import { dealsByNextCalls } from './opportunities/dealsByNext.ts';
import { quoteCalls } from './opportunities/quotes.ts';

/** Opportunities and what hangs on them (part 1 section 7). */
export const dealCalls = [
  ...opportunityCalls,
  ...opportunityActCalls,
  ...dealsByNextCalls,
  ...quoteCalls,
  ...sharingCalls,
  ...opportunityEventCalls,
  ...ownerActivationCalls,
  ...opportunityKeySearchCalls,
  ...caseReferenceCalls,
] as const;

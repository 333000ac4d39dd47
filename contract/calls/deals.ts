import { caseReferenceCalls } from './opportunities/caseReference.ts';
import { opportunityKeySearchCalls } from './opportunities/opportunityKeySearch.ts';
import { opportunityActCalls } from './opportunities/opportunityActs.ts';
import { ownerActivationCalls } from './opportunities/ownerActivation.ts';
import { opportunityCalls } from './opportunities/opportunities.ts';

/** Opportunities and what hangs on them (part 1 section 7). */
export const dealCalls = [
  ...opportunityCalls,
  ...opportunityActCalls,
  ...ownerActivationCalls,
  ...opportunityKeySearchCalls,
  ...caseReferenceCalls,
] as const;

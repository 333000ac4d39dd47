import { caseReferenceCalls } from './mystique/caseReference.ts';
import { opportunityKeySearchCalls } from './mystique/opportunityKeySearch.ts';
import { opportunityActCalls } from './sapna/opportunityActs.ts';
import { ownerActivationCalls } from './sapna/ownerActivation.ts';
import { opportunityCalls } from './sapna/opportunities.ts';

/** Opportunities and what hangs on them (part 1 section 7). */
export const dealCalls = [
  ...opportunityCalls,
  ...opportunityActCalls,
  ...ownerActivationCalls,
  ...opportunityKeySearchCalls,
  ...caseReferenceCalls,
] as const;

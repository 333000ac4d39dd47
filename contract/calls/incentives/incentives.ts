import { incentiveDisputeCalls } from './disputes.ts';
import {
  incentiveRuleCalls,
  incentiveSlabCalls,
  participantCategoryCalls,
} from './incentiveTerms.ts';
import { userIncentiveAllCalls } from './userIncentives.ts';
import { userTargetCalls } from './userTargets.ts';

/** What people earn beside their pay: terms, targets, figures and payout (part 2 section 7). */
export const incentiveCalls = [
  ...participantCategoryCalls.calls,
  ...incentiveRuleCalls.calls,
  ...incentiveSlabCalls.calls,
  ...userTargetCalls,
  ...userIncentiveAllCalls,
  ...incentiveDisputeCalls,
] as const;

import { isLoss } from '../opportunities/statusAfterReason.ts';
import { caseReasonIds, type CallDisposition } from './callConstants.ts';
import type { DispositionReason } from './dispositionRules.ts';

/** How the outcomes of calls are offered: it went well, they are called again, the case is over. */
export const outcomeGroups = ['well', 'later', 'over'] as const;
export type OutcomeGroup = (typeof outcomeGroups)[number];

const good: readonly CallDisposition[] = ['Interested', 'Details asked/Follow up'];
const goodIds: readonly number[] = [caseReasonIds.upsell, caseReasonIds.renew];

/** The group of an outcome; what loses the case is over, whatever its name. @param toStatusId the status that follows */
export const outcomeGroupOf = (
  { id, label }: Pick<DispositionReason, 'id' | 'label'>,
  toStatusId: number | undefined,
): OutcomeGroup => {
  if (isLoss(toStatusId)) return 'over';
  return goodIds.includes(id) || good.some(name => name === label) ? 'well' : 'later';
};

/** Seconds in which an outcome that ends a case can be undone; nothing of it is done before. */
export const undoSeconds = 10;

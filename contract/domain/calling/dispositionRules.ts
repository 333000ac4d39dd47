import { caseReasonIds, connectedOutcomeId, type CallDisposition } from './callConstants.ts';

/** What a choice of reasons is made from. */
export interface DispositionReason {
  readonly id: number;
  readonly label: string;
  readonly categoryId: number;
  readonly parentId?: number | null | undefined;
}

/** The categories of reference data that end calls: dispositions, renewal and upsell, redial. */
export const dispositionCategories: readonly number[] = [1, 4, 5];
const ownCategory = 1;

/** What can be said of someone who was not reached, besides that they are called again. */
const unreached: readonly CallDisposition[] = [
  'Call back',
  'Call Incomplete',
  'Wrong Number',
  'Junk/Fraud Calls',
];

interface Ended {
  /** 12 connected, 13 not connected. */
  readonly outcomeId: number | null;
  /** It renews an earlier sale. */
  readonly isRenewal: boolean;
}

/**
 * Whether a call that ended so can be disposed of with a reason (decision record 0115): who talked has all sixteen and
 * the upsell, a renewal too where something is renewed; who was not reached is called again, or is not a client.
 */
export const isReasonOffered = (
  { id, label, categoryId, parentId }: DispositionReason,
  { outcomeId, isRenewal }: Ended,
): boolean => {
  if (typeof parentId === 'number') return false;
  if (outcomeId !== connectedOutcomeId)
    return id === caseReasonIds.redial || unreached.some(name => name === label);
  if (id === caseReasonIds.renew) return isRenewal;
  return categoryId === ownCategory || id === caseReasonIds.upsell;
};

import type { Paise } from '../money/paise.ts';
import { bucketOf } from '../opportunities/opportunityStatus.ts';

/**
 * `totalAccountValue`: the deal values of opportunities in the open or closed bucket (part 1 section 3). Lost ones do
 * not count; those with a status nobody knows do not either, and their ids are reported (decision T37).
 */
export const totalAccountValue = (
  opportunities: readonly { id: number; statusId: number; dealValue: Paise }[],
): { total: Paise; unknown: number[] } => {
  const counted = opportunities.filter(({ statusId }) => {
    const bucket = bucketOf(statusId);
    return bucket === 'open' || bucket === 'closed';
  });
  return {
    total: counted.reduce((sum, opportunity) => sum + opportunity.dealValue, 0),
    unknown: opportunities
      .filter(({ statusId }) => bucketOf(statusId) === undefined)
      .map(opportunity => opportunity.id),
  };
};

import { bucketOf } from './opportunityStatus.ts';

/** Which status a case gets for a reason; without `fromStatusId` it holds for every status. */
export interface StatusMapping {
  readonly fromStatusId?: number | null | undefined;
  readonly toStatusId: number;
}

/**
 * The status that a case gets for a reason: that from its own status, else that from any; undefined: it keeps its own.
 * @param mappings those of the reason
 */
export const statusAfterReason = <Mapping extends StatusMapping>(
  mappings: readonly Mapping[],
  statusId: number | null,
): Mapping | undefined =>
  mappings.find(
    ({ fromStatusId }) => typeof fromStatusId === 'number' && fromStatusId === statusId,
  ) ?? mappings.find(({ fromStatusId }) => typeof fromStatusId !== 'number');

/** Whether a case that gets a status is lost with it: 6 and 7 mean the same for a case and an opportunity (part 1 section 4). */
export const isLoss = (toStatusId: number | undefined): boolean =>
  toStatusId !== undefined && bucketOf(toStatusId) === 'lost';

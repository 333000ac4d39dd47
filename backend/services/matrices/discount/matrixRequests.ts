import type { AuditAct } from '#contract/domain/auditActs.ts';
import type { FieldError } from '#contract/calls/errors.ts';
import type { ClientTypeId } from '#contract/domain/accounts/clientTypes.ts';
import type { DiscountEntry } from '#contract/domain/approvals/discountEntry.ts';
import { levelFaults } from '#contract/domain/approvals/levelFaults.ts';
import type { Change } from '../../../audit/createAudit.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import type { StoredMatrix } from './entryRows.ts';
import { matrixHistory, presentMatrix } from './presentMatrix.ts';

interface Asked {
  readonly query: { clientTypeId?: ClientTypeId };
  readonly body: { clientTypeId?: ClientTypeId } | null | undefined;
}

const wrongClientType = (code: string, message: string): Refusal =>
  new Refusal('VALIDATION_FAILED', message, {
    errors: [{ in: 'query', field: '/clientTypeId', code, message }],
  });

/** Whose matrix it is, from query or body (T119); two different ones are refused. */
export const clientTypeOf = ({ query, body }: Asked): ClientTypeId => {
  const inBody = body?.clientTypeId;
  const found = query.clientTypeId ?? inBody;
  if (found === undefined) throw wrongClientType('required', 'clientTypeId: this is required.');
  if (inBody !== undefined && inBody !== found)
    throw wrongClientType('mismatch', 'clientTypeId: query and body name different ones.');
  return found;
};

/** An entry with its place in the request; one that the request does not touch has none. */
export interface PlacedEntry extends DiscountEntry {
  readonly place?: number;
}

/**
 * Refuses what would no longer be a matrix, with the level named; one entry a fault, on the field of the request that
 * speaks of the level, else on the list.
 */
export const refuseFaultyLevels = (entries: readonly PlacedEntry[], list: string): void => {
  const errors = levelFaults(entries).map(({ level, at, field, code, message }): FieldError => {
    const own = at === undefined ? undefined : entries[at];
    const place =
      own?.place ??
      entries.find(entry => entry.level === level && entry.place !== undefined)?.place;
    return {
      in: 'body',
      field: place === undefined ? list : `${list}/${place}/${field}`,
      code,
      message,
    };
  });
  const [first] = errors;
  if (!first) return;
  const message =
    errors.length === 1 ? first.message : `${first.message} (and ${errors.length - 1} more)`;
  throw new Refusal('VALIDATION_FAILED', message, { errors });
};

/** 409 with one entry for each row that someone else changed, and the matrix as it is now. */
export const refuseStaleEntries = (stale: readonly string[], matrix: StoredMatrix): void => {
  if (stale.length === 0) return;
  const message = 'Someone else changed this matrix in the meantime.';
  throw new Refusal('STALE_VERSION', message, {
    errors: stale.map(field => ({ in: 'body', field, code: 'STALE_VERSION', message })),
    current: presentMatrix(matrix),
  });
};

/** One entry of history a change: the matrix of a client type before and after, and why. */
export const matrixChange = (
  action: AuditAct,
  clientTypeId: ClientTypeId,
  before: StoredMatrix,
  after: StoredMatrix,
  reason: string | undefined,
): Change => ({
  action,
  entity: 'discount-matrix',
  entityId: clientTypeId,
  before: matrixHistory(before),
  after: { ...matrixHistory(after), ...(reason?.trim() && { reason: reason.trim() }) },
});

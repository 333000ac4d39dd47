import * as schema from '../../schema/approvals.ts';
import { batch, type Batch } from '../pen/batch.ts';
import { discountMatrixRows } from './discountMatrix.ts';

/** Designations that decide, by level: team lead, process or zonal manager, business manager or channel head. */
const ladder = [[32], [3, 33], [4, 37], [40, 41]] as const;

/** Who approves what: designations by approval type, and the discounts each level may grant. */
export function* matrixBatches(): Generator<Batch> {
  yield batch(
    schema.approvingDesignations,
    schema.storedApprovalTypes
      .flatMap((approvalType, at) =>
        ladder.slice(0, at % 2 === 0 ? 3 : 2).flatMap((designationIds, place) =>
          designationIds.map(designationId => ({
            approvalType,
            domainId: 5,
            level: place + 1,
            designationId,
          })),
        ),
      )
      .map((row, at) => ({ id: at + 1, ...row })),
  );
  yield batch(schema.discountMatrixEntries, discountMatrixRows);
}

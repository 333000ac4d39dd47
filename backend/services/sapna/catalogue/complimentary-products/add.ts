import { and, eq, isNull } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { complimentaryFaults } from '#contract/domain/catalogue/complimentary.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../../calls/Refusal.ts';
import type { Database } from '../../../../database/client.ts';
import {
  complimentaryProducts,
  opportunities,
  packages,
} from '../../../../database/schema/index.ts';
import { invalidChoice } from '../package-families/internal.ts';
import { todayOf } from '../packages/internal.ts';
import { refuseUnknownProduct } from '../product-configs/checkConfig.ts';
import { complimentaryHistory, complimentaryOrRefuse } from './complimentaryRows.ts';

type Add = CallOf<'complimentaryProducts.add'>;

const refuseFaults = (faults: ReturnType<typeof complimentaryFaults>): void => {
  const [first] = faults;
  if (!first) return;
  throw new Refusal('VALIDATION_FAILED', first.message, {
    errors: faults.map(({ field, code, message }) => ({
      in: 'body',
      field: `/${field}`,
      code,
      message,
    })),
  });
};

/** What the product is given with, locked so that nobody removes it meanwhile. */
const refuseUnknownOwner = async (
  db: Database,
  { packageId, opportunityId }: { packageId?: number | null; opportunityId?: number | null },
): Promise<void> => {
  const table = packageId ? packages : opportunities;
  const [found] = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, packageId ?? opportunityId ?? 0), isNull(table.deletedAt)))
    .for('share');
  if (found) return;
  throw invalidField(packageId ? '/packageId' : '/opportunityId', 'reference', invalidChoice);
};

/** POST complimentary-products/add. */
export const addComplimentary: Verb<Add> = async ({ body, db, actor, audit, services }) => {
  refuseFaults(complimentaryFaults(body, todayOf({ services })));
  await refuseUnknownProduct(db, body.productId);
  await refuseUnknownOwner(db, body);
  const [created] = await db
    .insert(complimentaryProducts)
    .values({
      productId: body.productId,
      packageId: body.packageId,
      opportunityId: body.opportunityId,
      quantity: body.quantity,
      startDate: body.startDate || null,
      endDate: body.endDate || null,
      remark: body.reason?.trim() || null,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: complimentaryProducts.id });
  if (!created) throw new Error('The insert returned no complimentary product');
  const record = await complimentaryOrRefuse(db, created.id);
  await audit.record({
    action: 'create',
    entity: 'complimentary-products',
    entityId: record.id,
    version: record.version,
    before: null,
    after: complimentaryHistory(record),
  });
  return record;
};

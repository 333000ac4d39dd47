import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../calls/Context.ts';
import { caps } from '../../../database/schema/index.ts';
import { capHistory, capOrRefuse } from './capRows.ts';
import { columnsOf, lockProduct, refuseFaults, refuseOverlap, refuseUnknown } from './internal.ts';

/** POST cap. */
export const createCap: Verb<CallOf<'caps.create'>> = async ({
  body,
  db,
  actor,
  audit,
  services,
}) => {
  const { level, productId, limit, startDate, endDate } = body;
  refuseFaults(body, indiaDay(services.now()));
  await lockProduct(db, productId);
  await refuseUnknown(db, body);
  await refuseOverlap(db, body);
  const [created] = await db
    .insert(caps)
    .values({
      ...columnsOf(body),
      level,
      productId,
      limitCount: limit,
      startDate,
      endDate,
      createdBy: actor.id,
      updatedBy: actor.id,
    })
    .returning({ id: caps.id });
  if (!created) throw new Error('The insert returned no cap');
  const record = await capOrRefuse(db, created.id);
  await audit.record({
    action: 'create',
    entity: 'caps',
    entityId: record.id,
    version: record.version,
    before: null,
    after: capHistory(record),
  });
  return record;
};

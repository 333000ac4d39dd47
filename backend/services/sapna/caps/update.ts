import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import type { Verb } from '../../../calls/Context.ts';
import { caps } from '../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../catalogue/changesOf.ts';
import { refuseStale } from '../catalogue/staleVersion.ts';
import { capHistory, capOrRefuse, lockCaps } from './capRows.ts';
import { columnsOf, lockProduct, refuseFaults, refuseOverlap, refuseUnknown } from './internal.ts';

/** PUT cap/{id}. A new figure may lie below what is sold already: then nothing more is sold (T125). */
export const updateCap: Verb<CallOf<'caps.update'>> = async ({
  params,
  body,
  db,
  actor,
  audit,
  services,
}) => {
  await lockCaps(db, [params.id]);
  const before = await capOrRefuse(db, params.id);
  refuseStale('cap', before, body.version);
  const changes = changesOf(before, body);
  if (isUnchanged(changes)) {
    audit.nothingChanged();
    return before;
  }
  const { limit: _limit, ...scope } = changes;
  const cap = { ...before, ...changes };
  if (!isUnchanged(scope)) {
    refuseFaults(cap, indiaDay(services.now()));
    await lockProduct(db, cap.productId);
    await refuseUnknown(db, changes);
    await refuseOverlap(db, cap, params.id);
  }
  await db
    .update(caps)
    .set({ ...columnsOf(changes), version: sql`${caps.version} + 1`, updatedBy: actor.id })
    .where(eq(caps.id, params.id));
  const after = await capOrRefuse(db, params.id);
  await audit.record({
    action: 'update',
    entity: 'caps',
    entityId: after.id,
    version: after.version,
    before: capHistory(before),
    after: capHistory(after),
  });
  return after;
};

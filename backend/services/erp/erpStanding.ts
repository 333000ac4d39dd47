import { and, desc, eq, inArray } from 'drizzle-orm';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import type { ErpEntity, ErpState } from '#contract/domain/erp/entitySearch.ts';
import type { Database } from '../../database/client.ts';
import { erpRecords, netsuiteEvents as events } from '../../database/schema/index.ts';
import { entitiesOf } from './entitiesOf.ts';

export interface Standing {
  readonly entityId: number;
  readonly name: string | null;
  readonly erpId: string | null;
  readonly state: ErpState;
  readonly syncedAt: string | null;
  readonly error: string | null;
}

/** How NetSuite stands to records of ours, in the order of their ids. */
export const standingOf = async (
  db: Database,
  entityName: ErpEntity,
  domain: number,
  ids: readonly number[],
): Promise<Standing[]> => {
  const entities = await entitiesOf(db, entityName, ids);
  const known = await db
    .select()
    .from(erpRecords)
    .where(
      and(
        eq(erpRecords.entityName, entityName),
        eq(erpRecords.domainId, domain),
        inArray(erpRecords.entityId, [...ids]),
      ),
    );
  const pushes = await db
    .selectDistinctOn([events.entityId])
    .from(events)
    .where(
      and(
        eq(events.entityName, entityName),
        eq(events.domainId, domain),
        inArray(events.entityId, [...ids]),
      ),
    )
    .orderBy(events.entityId, desc(events.id));
  return ids.map(entityId => {
    const entity = entities.get(entityId);
    const record = known.find(row => row.entityId === entityId);
    const push = pushes.find(row => row.entityId === entityId);
    const isAlike = entity && record && canonicalJson(record.data) === canonicalJson(entity.data);
    const settled: ErpState = record ? (isAlike ? 'in-step' : 'differs') : 'unknown';
    const state: ErpState = !entity
      ? 'missing'
      : push?.state === 'queued'
        ? 'waiting'
        : push?.state === 'failed'
          ? 'stuck'
          : settled;
    return {
      entityId,
      name: entity?.name ?? null,
      erpId: record?.erpId ?? null,
      state,
      syncedAt: record?.syncedAt?.toISOString() ?? null,
      error: push?.state === 'sent' ? null : (push?.error ?? null),
    };
  });
};

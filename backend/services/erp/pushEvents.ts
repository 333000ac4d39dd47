import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { domains } from '#contract/domain/accounts/domains.ts';
import {
  entityIdsOf,
  entitySearchFault,
  unableToPush,
  type EntitySearch,
  type ErpEntity,
} from '#contract/domain/erp/entitySearch.ts';
import { told } from '#contract/domain/messages/told.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { refusals } from '#contract/domain/messages/refusals.ts';
import { refuseOff } from '../../adapters/standing.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField, notFound, Refusal } from '../../calls/Refusal.ts';
import type { Database } from '../../database/client.ts';
import {
  departments,
  netsuiteEvents as events,
  salesBranches,
} from '../../database/schema/index.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import type { InWrite } from '../../tables/Declaration.ts';
import { entitiesOf } from './entitiesOf.ts';
import { netsuiteEventRecords } from './netsuiteEventRecords.ts';
import { standingOf } from './erpStanding.ts';

interface Asked {
  readonly query: {
    readonly entityName?: ErpEntity | undefined;
    readonly domain?: number | undefined;
  };
  readonly body: {
    readonly departmentId?: number | null | undefined;
    readonly branchId?: number | null | undefined;
    readonly entityIds?: string | null | undefined;
  };
}

/** The search, judged rule by rule in the order of part 1 section 5. @throws Refusal with the first alert */
const searchIn = async (db: Database, { query, body }: Asked) => {
  const search: EntitySearch = {
    departmentId: body.departmentId ?? undefined,
    branchId: body.branchId ?? undefined,
    domain: query.domain,
    entityName: query.entityName,
    entityIds: body.entityIds ?? undefined,
  };
  const fault = entitySearchFault(search);
  if (fault)
    throw invalidField(`/${fault.field}`, 'entity-search', {
      message: fault.message,
      ...(fault.hi !== undefined && { hi: fault.hi }),
    });
  const { departmentId = 0, branchId = 0, domain = 0, entityName = 'package' } = search;
  if (!domains.some(({ id }) => id === domain))
    throw invalidField('/domain', 'choice', invalidChoice);
  const [department] = await db.select().from(departments).where(eq(departments.id, departmentId));
  if (!department) throw invalidField('/departmentId', 'reference', invalidChoice);
  const [branch] = await db.select().from(salesBranches).where(eq(salesBranches.id, branchId));
  if (!branch) throw invalidField('/branchId', 'reference', invalidChoice);
  const ids = entityIdsOf(search.entityIds ?? '');
  return { departmentId, branchId, domain, entityName: entityName as ErpEntity, ids };
};

/** POST get-entity-records. */
export const getEntityRecords: Verb<CallOf<'erp.getEntityRecords'>> = async context => {
  const { db, services } = context;
  refuseOff(services.config, 'erp');
  const { entityName, domain, ids } = await searchIn(db, context);
  return {
    isSimulated: services.erp.isSimulated,
    results: await standingOf(db, entityName, domain, ids),
  };
};

/** POST pushManualErpEvents: what exists is put in the line, once; what does not is answered as missing. */
export const pushManualEvents: Verb<CallOf<'erp.pushManualEvents'>> = async context => {
  const { db, services, actor, audit } = context;
  refuseOff(services.config, 'erp');
  const search = await searchIn(db, context);
  const { entityName, domain, departmentId, branchId, ids } = search;
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('netsuite push'))`);
  const entities = await entitiesOf(db, entityName, ids);
  if (entities.size === 0)
    throw new Refusal('CONFLICT', unableToPush, {
      errors: [
        {
          in: 'body',
          field: '/entityIds',
          code: 'reference',
          ...told('None of these IDs exist.', 'इनमें से कोई आईडी मौजूद नहीं है।'),
        },
      ],
    });
  const before = await standingOf(db, entityName, domain, ids);
  const wanted = before.flatMap(({ entityId, state }) => {
    const entity = state === 'waiting' ? undefined : entities.get(entityId);
    return entity ? [entity] : [];
  });
  if (wanted.length === 0) audit.nothingChanged();
  else {
    const made = await db
      .insert(events)
      .values(
        wanted.map(({ id, data }) => ({
          entityName,
          entityId: id,
          domainId: domain,
          isManual: true,
          departmentId,
          salesBranchId: branchId,
          nextAttemptAt: services.now(),
          payload: data,
          createdBy: actor.id,
          updatedBy: actor.id,
        })),
      )
      .returning({ id: events.id, entityId: events.entityId });
    await audit.record(
      ...made.map(({ id, entityId }) => ({
        action: 'push' as const,
        entity: 'netsuite-events',
        entityId: id,
        version: 1,
        after: { entityName, entityId, domain, departmentId, branchId },
      })),
    );
  }
  return {
    isSimulated: services.erp.isSimulated,
    pushed: wanted.length,
    results: await standingOf(db, entityName, domain, ids),
  };
};

const notStuck = told(
  'Only a push that is stuck can be tried again.',
  'केवल अटकी हुई चीज़ फिर भेजी जाती है।',
);

/** PUT netsuite-events/{id}/retry: with what the record is by now. */
export const retryEvent: Verb<CallOf<'netsuiteEvents.retry'>> = async given => {
  const { db, params, body, services, actor, audit } = given;
  refuseOff(services.config, 'erp');
  const context = given as unknown as InWrite;
  const [event] = await db.select().from(events).where(eq(events.id, params.id)).for('update');
  if (!event) throw notFound(notThere.netsuiteEvent);
  if (event.version !== body.version)
    throw new Refusal('STALE_VERSION', refusals.stale, {
      current: await netsuiteEventRecords.readOne(context, event.id),
    });
  if (event.state !== 'failed') throw new Refusal('CONFLICT', notStuck);
  const entity = (await entitiesOf(db, event.entityName as ErpEntity, [event.entityId])).get(
    event.entityId,
  );
  if (!entity) throw new Refusal('CONFLICT', unableToPush);
  await db
    .update(events)
    .set({
      state: 'queued',
      attempts: 0,
      nextAttemptAt: services.now(),
      payload: entity.data,
      error: null,
      version: sql`${events.version} + 1`,
      updatedBy: actor.id,
    })
    .where(eq(events.id, event.id));
  const after = await netsuiteEventRecords.readOne(context, event.id);
  await audit.record({
    action: 'retry',
    entity: 'netsuite-events',
    entityId: event.id,
    version: after.version,
    before: { state: event.state, error: event.error },
    after: { state: after.state },
  });
  return after;
};

import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { parseIdList } from '#contract/domain/catalogue/jsonText.ts';
import { projectMessages } from '#contract/domain/slots/projectChecks.ts';
import { slotMessages, type SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { SlotValues } from '#contract/domain/slots/slotValues.ts';
import type { Actor } from '../../../calls/Actor.ts';
import type { Database } from '../../../database/client.ts';
import {
  accounts,
  builders,
  opportunities,
  opportunityPackages,
  opportunityProducts,
  polygons,
  productActivations,
  projects,
  saleEvents,
} from '../../../database/schema/index.ts';
import { preparesAllSlots } from '../../../policies/preparesAllSlots.ts';
import { nameable } from '../../../policies/nameable.ts';
import { ofOpportunityInScope } from '../../../policies/scopes/opportunityScope.ts';
import { isAny } from '../../../query/isAny.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';

/** What the ids of a slot mean in our own tables. */
export interface SlotReferences {
  readonly polygonIds: readonly number[];
  readonly projectId: number | null;
  readonly builderId: number | null;
  /** The projects that are promoted: the entity itself, or those chosen of the builder. */
  readonly promotedIds: readonly number[];
  /** Whose slot it is: the supply user, else the client of the opportunity. */
  readonly accountId: number | null;
}

type Checked = SlotReferences & { readonly faults: readonly SlotFault[] };

const unknown = (field: string): SlotFault => ({
  field,
  code: 'reference',
  message: invalidChoice,
});

const readPolygons = async (db: Database, uuids: readonly string[]) =>
  uuids.length === 0
    ? []
    : db
        .select({ id: polygons.id, uuid: polygons.uuid, isActive: polygons.isActive })
        .from(polygons)
        .where(inArray(polygons.uuid, [...uuids]));

const readProjects = async (db: Database, ids: readonly number[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: projects.id, builderId: projects.builderId, isActive: projects.isActive })
        .from(projects)
        .where(inArray(projects.id, [...ids]));

interface Entity extends Pick<SlotReferences, 'projectId' | 'builderId' | 'promotedIds'> {
  readonly faults: readonly SlotFault[];
}

const noEntity = { projectId: null, builderId: null, promotedIds: [] } as const;

/** An entity id without its type means nothing yet: a draft keeps it, and it is looked up once the type is there. */
const readEntity = async (
  db: Database,
  { entity_type_id: type, entity_id: id, builder_project_ids: ids }: SlotValues,
): Promise<Entity> => {
  if (type === 2 && id) {
    const [project] = await readProjects(db, [id]);
    const faults = project?.isActive ? [] : [unknown('entity_id')];
    return project
      ? { projectId: id, builderId: project.builderId, promotedIds: [id], faults }
      : { ...noEntity, faults };
  }
  const chosen = [...new Set(parseIdList(ids))];
  const found = await readProjects(db, chosen);
  const promotedIds = found.map(project => project.id);
  const isEach = found.filter(({ isActive }) => isActive).length === chosen.length;
  const projectFaults = isEach ? [] : [unknown('builder_project_ids')];
  if (type !== 3 || !id) return { ...noEntity, promotedIds, faults: projectFaults };
  const [builder] = await db
    .select({ id: builders.id, isActive: builders.isActive })
    .from(builders)
    .where(eq(builders.id, id));
  const isOther = found.some(({ builderId }) => builderId !== id);
  return {
    projectId: null,
    builderId: builder?.id ?? null,
    promotedIds,
    faults: [
      ...(builder?.isActive ? [] : [unknown('entity_id')]),
      ...projectFaults,
      ...(isOther
        ? [
            {
              field: 'builder_project_ids',
              code: 'not-of-builder',
              message: projectMessages.notOfBuilder,
            },
          ]
        : []),
    ],
  };
};

interface Asking {
  readonly db: Database;
  readonly actor: Pick<Actor, 'id' | 'grants'>;
}

interface Outside {
  readonly accountId: number | null;
  readonly opportunityId: number | null;
  /** The client of the opportunity. */
  readonly clientId: number | null;
  readonly activationId: number | null;
  readonly eventId: number | null;
}

/** Activations of products on deals that the person may read. */
const ofActivationInScope = (actor: Asking['actor']): SQL | undefined => {
  const scope = ofOpportunityInScope(opportunityPackages.opportunityId, actor, 'read');
  return (
    scope &&
    isAny(sql`from ${opportunityProducts} join ${opportunityPackages}
      on ${opportunityPackages.id} = ${opportunityProducts.opportunityPackageId}
      where ${opportunityProducts.id} = ${productActivations.opportunityProductId} and ${scope}`)
  );
};

/**
 * Seller, opportunity, activation and event in one statement: bookings wait for each other, so what they ask is little.
 * Deals that the person may not read are not found, unless the stored slot is theirs already (record 0233).
 */
const readOutside = async (
  { db, actor }: Asking,
  { supply_user_uuid: uuid, opportunity_id, product_activation_id, event_id }: SlotValues,
  stored: SlotValues,
): Promise<Outside> => {
  const idOf = (
    table: typeof accounts | typeof opportunities | typeof productActivations | typeof saleEvents,
    where: SQL,
  ): SQL<number | null> => sql`(select ${table.id}::float8 from ${table} where ${where})`;
  const scoped = (isKept: boolean, scope: SQL | undefined): SQL =>
    (isKept || preparesAllSlots(actor) ? undefined : scope) ?? sql`true`;
  const deal = sql`${opportunities.id} = ${opportunity_id ?? null}::bigint
    and ${scoped(opportunity_id === stored.opportunity_id, nameable(opportunities, actor))}`;
  const { rows } = (await db.execute(sql`select
    ${idOf(accounts, sql`${accounts.uuid} = ${uuid ?? null}::uuid and ${accounts.deletedAt} is null`)} as "accountId",
    ${idOf(opportunities, deal)} as "opportunityId",
    (select ${opportunities.accountId}::float8 from ${opportunities} where ${deal}) as "clientId",
    ${idOf(
      productActivations,
      sql`${productActivations.id} = ${product_activation_id ?? null}::bigint
        and ${scoped(
          product_activation_id === stored.product_activation_id,
          ofActivationInScope(actor),
        )}`,
    )} as "activationId",
    ${idOf(saleEvents, sql`${saleEvents.id} = ${event_id ?? null}::bigint and ${saleEvents.deletedAt} is null`)} as "eventId"`)) as {
    rows: Outside[];
  };
  const [row] = rows;
  if (!row) throw new Error('A select without a table answered no row');
  return row;
};

/**
 * Looks up what a slot names. What is not there, or is switched off, is a fault of its field, unless the stored slot
 * named it already: a choice that was closed afterwards stays.
 */
export const readReferences = async (
  { db, actor }: Asking,
  values: SlotValues,
  stored: SlotValues = {},
): Promise<Checked> => {
  const uuids = [...new Set(values.polygon_uuids ?? [])];
  const known = new Set(stored.polygon_uuids ?? []);
  const ground = await readPolygons(db, uuids);
  const isGroundFaulty =
    ground.length < uuids.length ||
    ground.some(({ uuid, isActive }) => !isActive && !known.has(uuid));
  const entity = await readEntity(db, values);
  const keepsEntity =
    values.entity_id === stored.entity_id &&
    values.entity_type_id === stored.entity_type_id &&
    values.builder_project_ids === stored.builder_project_ids;
  const outside = await readOutside({ db, actor }, values, stored);
  const isFound = (given: unknown, found: number | null) => !given || found !== null;
  const keepsSale =
    values.opportunity_id === stored.opportunity_id &&
    values.supply_user_uuid === stored.supply_user_uuid;
  const { accountId, clientId } = outside;
  const isSoldToAnother = accountId !== null && clientId !== null && accountId !== clientId;
  const checks = [
    ['polygon_uuids', !isGroundFaulty],
    ['supply_user_uuid', isFound(values.supply_user_uuid, outside.accountId)],
    ['opportunity_id', isFound(values.opportunity_id, outside.opportunityId)],
    ['product_activation_id', isFound(values.product_activation_id, outside.activationId)],
    ['event_id', values.event_id === stored.event_id || isFound(values.event_id, outside.eventId)],
  ] as const;
  return {
    polygonIds: ground.map(({ id }) => id).toSorted((one, other) => one - other),
    projectId: entity.projectId,
    builderId: entity.builderId,
    promotedIds: entity.promotedIds,
    accountId: outside.accountId ?? outside.clientId,
    faults: [
      ...checks.flatMap(([field, isFine]) => (isFine ? [] : [unknown(field)])),
      ...(isSoldToAnother && !keepsSale
        ? [
            {
              field: 'opportunity_id',
              code: 'other-client',
              message: slotMessages.otherClient,
            },
          ]
        : []),
      ...(keepsEntity ? [] : entity.faults),
    ],
  };
};

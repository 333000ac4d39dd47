import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { AudienceMaximizerValues } from '#contract/domain/slots/audienceMaximizer/audienceMaximizerFields.ts';
import type { Database } from '../../../database/client.ts';
import {
  audienceMaximizers,
  cities,
  polygons,
  projects,
  slotProjects,
} from '../../../database/schema/index.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';

const readCompetitors = (db: Database, slotIds: number[]) =>
  db
    .select({ slotId: slotProjects.slotId, id: projects.id, name: projects.name })
    .from(slotProjects)
    .innerJoin(projects, eq(projects.id, slotProjects.projectId))
    .where(and(inArray(slotProjects.slotId, slotIds), eq(slotProjects.role, 'competitor')))
    .orderBy(asc(projects.name), asc(projects.id));

/** Rows of audience maximizers with the area and the competitors that they name. */
export const readAudiences = async (db: Database, slotIds: number[]) => {
  const rows = await db
    .select({ own: audienceMaximizers, uuid: polygons.uuid, name: polygons.name })
    .from(audienceMaximizers)
    .leftJoin(polygons, eq(polygons.id, audienceMaximizers.targetPolygonId))
    .where(inArray(audienceMaximizers.slotId, slotIds));
  const competitors = await readCompetitors(db, slotIds);
  return rows.map(({ own, uuid, name }) => ({
    ...own,
    target: uuid === null || name === null ? null : { uuid, name },
    competitors: competitors.filter(({ slotId }) => slotId === own.slotId),
  }));
};

export type Audience = Awaited<ReturnType<typeof readAudiences>>[number];

/** Names the competitors of a slot again; those promoted were named before. */
export const writeCompetitors = async (
  db: Database,
  slotId: number,
  ids: readonly number[],
  actorId: number,
): Promise<void> => {
  if (ids.length === 0) return;
  await db.insert(slotProjects).values(
    ids.map(projectId => ({
      slotId,
      projectId,
      role: 'competitor' as const,
      createdBy: actorId,
    })),
  );
};

const unknown = (field: string): SlotFault => ({
  field,
  code: 'reference',
  message: invalidChoice,
});

/** Competitors, target area and city that are not there, or are closed and were not named before. */
export const audienceReferences = async (
  db: Database,
  values: AudienceMaximizerValues,
  stored: AudienceMaximizerValues = {},
): Promise<readonly SlotFault[]> => {
  const fresh = (values.project_ids ?? []).filter(id => !stored.project_ids?.includes(id));
  const found =
    fresh.length === 0
      ? []
      : await db
          .select({ id: projects.id })
          .from(projects)
          .where(and(inArray(projects.id, fresh), eq(projects.isActive, true)));
  const { am_target_polygon_id: uuid, locality_city: cityId } = values;
  const isNewArea = Boolean(uuid) && uuid !== stored.am_target_polygon_id;
  const areas =
    uuid && isNewArea
      ? await db
          .select({ id: polygons.id })
          .from(polygons)
          .where(and(eq(polygons.uuid, uuid), eq(polygons.isActive, true)))
      : [];
  const isNewCity = Boolean(cityId) && cityId !== stored.locality_city;
  const towns =
    cityId && isNewCity
      ? await db.select({ id: cities.id }).from(cities).where(eq(cities.id, cityId))
      : [];
  return [
    ...(found.length < fresh.length ? [unknown('project_ids')] : []),
    ...(isNewArea && areas.length === 0 ? [unknown('am_target_polygon_id')] : []),
    ...(isNewCity && towns.length === 0 ? [unknown('locality_city')] : []),
  ];
};

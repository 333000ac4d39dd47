import { eq } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import {
  builders,
  cities,
  localities,
  polygons,
  projects,
} from '../../../database/schema/index.ts';

export const selectProjects = (db: Database) =>
  db
    .select({
      id: projects.id,
      uuid: projects.uuid,
      name: projects.name,
      builder_id: projects.builderId,
      builder_name: builders.name,
      builder_profile_uuid: builders.profileUuid,
      city_name: cities.name,
      locality_name: localities.name,
      polygon_uuid: polygons.uuid,
      polygon_name: polygons.name,
      cover_image_url: projects.coverImageUrl,
    })
    .from(projects)
    .innerJoin(builders, eq(builders.id, projects.builderId))
    .innerJoin(cities, eq(cities.id, projects.cityId))
    .leftJoin(localities, eq(localities.id, projects.localityId))
    .leftJoin(polygons, eq(polygons.id, projects.polygonId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectProjects>>[number];

export const presentProject = ({ cover_image_url: _cover, ...row }: Row) => ({
  ...row,
  locality_name: row.locality_name ?? undefined,
  polygon_uuid: row.polygon_uuid ?? undefined,
  polygon_name: row.polygon_name ?? undefined,
});

import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { regions } from '../../../database/schema/index.ts';
import { refusingTaken } from '../catalogue/refusingTaken.ts';
import { cityFor, refuseBadLocalities, takenRegionName, writeLocalities } from './internal.ts';
import { regionHistory, regionOrRefuse } from './regionRows.ts';

/** POST region: the region and its localities in one transaction. */
export const createRegion: Verb<CallOf<'regions.create'>> = async ({ body, db, actor, audit }) => {
  const name = body.name.trim();
  const city = await cityFor(db, body.cityId);
  const localityIds = (body.localityRegionMappings ?? []).map(({ localityId }) => localityId);
  await refuseBadLocalities(db, { city, localityIds });
  const [created] = await refusingTaken('regions_name_unique', takenRegionName(name), () =>
    db
      .insert(regions)
      .values({ name, cityId: city.id, createdBy: actor.id, updatedBy: actor.id })
      .returning({ id: regions.id }),
  );
  if (!created) throw new Error('The insert returned no region');
  await writeLocalities(db, created.id, { stored: [], wanted: localityIds, by: actor.id });
  const region = await regionOrRefuse(db, created.id);
  await audit.record({
    action: 'create',
    entity: 'regions',
    entityId: region.id,
    version: region.version,
    before: null,
    after: regionHistory(region),
  });
  return region;
};

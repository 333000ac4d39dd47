import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import type { Database } from '../../../database/client.ts';
import { regions } from '../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../catalogue/changesOf.ts';
import { refusingTaken } from '../catalogue/refusingTaken.ts';
import { refuseStale } from '../catalogue/staleVersion.ts';
import { cityFor, refuseBadLocalities, takenRegionName, writeLocalities } from './internal.ts';
import { lockRegions, regionHistory, regionOrRefuse, type Region } from './regionRows.ts';
import { usesOf } from './usesOf.ts';

/** Prices, slots and orders that name a region mean its city with it, and its localities must lie in the new one. */
const refuseMove = async (
  db: Database,
  region: Region,
  listed: readonly number[] | undefined,
): Promise<void> => {
  const uses = (await usesOf(db, [region.id])).get(region.id);
  if (uses) throw invalidField('/cityId', 'locked', `${uses} name this region, so its city stays.`);
  if (listed === undefined && region.localityCount > 0) {
    const message = `Its localities lie in ${region.cityName}: change them together with the city.`;
    throw invalidField('/cityId', 'city', message);
  }
};

/** In whatever order, and none twice. */
const isSameList = (one: readonly number[], other: readonly number[]): boolean =>
  isDeepStrictEqual(one.toSorted(), other.toSorted());

/** PUT region/{id}: the listed localities become those of the region. */
export const updateRegion: Verb<CallOf<'regions.update'>> = async ({
  params,
  body: { localityRegionMappings, ...body },
  db,
  actor,
  audit,
}) => {
  await lockRegions(db, [params.id]);
  const before = await regionOrRefuse(db, params.id);
  refuseStale('region', before, body.version);
  const stored = before.localityRegionMappings.map(({ localityId }) => localityId);
  const listed =
    localityRegionMappings === undefined
      ? undefined
      : (localityRegionMappings ?? []).map(({ localityId }) => localityId);
  const changes = changesOf(before, { ...body, name: body.name?.trim() });
  if (isUnchanged(changes) && isSameList(listed ?? stored, stored)) {
    audit.nothingChanged();
    return before;
  }
  if (changes.cityId !== undefined) await refuseMove(db, before, listed);
  const city =
    changes.cityId === undefined
      ? { id: before.cityId, name: before.cityName }
      : await cityFor(db, changes.cityId);
  if (listed) await refuseBadLocalities(db, { regionId: params.id, city, localityIds: listed });
  const taken = takenRegionName(changes.name ?? before.name);
  await refusingTaken('regions_name_unique', taken, () =>
    db
      .update(regions)
      .set({ ...changes, version: sql`${regions.version} + 1`, updatedBy: actor.id })
      .where(eq(regions.id, params.id)),
  );
  if (listed) await writeLocalities(db, params.id, { stored, wanted: listed, by: actor.id });
  const after = await regionOrRefuse(db, params.id);
  await audit.record({
    action: 'update',
    entity: 'regions',
    entityId: after.id,
    version: after.version,
    before: regionHistory(before),
    after: regionHistory(after),
  });
  return after;
};

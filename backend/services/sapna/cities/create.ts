import { and, eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField } from '../../../calls/Refusal.ts';
import { cities, monetizableCities } from '../../../database/schema/index.ts';
import { invalidChoice } from '../catalogue/package-families/internal.ts';
import { refusingTaken } from '../catalogue/refusingTaken.ts';
import { monetizableCityHistory, readMonetizableCities } from './monetizableCityRows.ts';

/** POST monetizable-cities. */
export const createMonetizableCity: Verb<CallOf<'monetizableCities.create'>> = async ({
  body,
  db,
  actor,
  audit,
}) => {
  const [city] = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(and(eq(cities.id, body.city_id), eq(cities.isActive, true)));
  if (!city) throw invalidField('/city_id', 'reference', invalidChoice);
  const [created] = await refusingTaken(
    'monetizable_cities_city_unique',
    `${city.name} is a monetizable city already.`,
    () =>
      db
        .insert(monetizableCities)
        .values({ cityId: city.id, createdBy: actor.id, updatedBy: actor.id })
        .returning({ id: monetizableCities.id }),
    '/city_id',
  );
  const [record] = created ? await readMonetizableCities(db, [created.id]) : [];
  if (!record) throw new Error('The insert returned no city');
  await audit.record({
    action: 'create',
    entity: 'monetizable-cities',
    entityId: record.id,
    version: record.version,
    before: null,
    after: monetizableCityHistory(record),
  });
  return record;
};

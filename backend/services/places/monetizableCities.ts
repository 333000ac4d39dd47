import { eq } from 'drizzle-orm';
import type { MonetizableCity, MonetizableCityFields } from '#contract/calls/recordTypes.ts';
import { monetizableCityCalls } from '#contract/calls/places/monetizableCities.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { cities, monetizableCities, states } from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { cityReference } from './cityReference.ts';

/** Cities in which the marketplace sells: what is sold in one that is removed stays sold, nothing new is. */
export const monetizableCityRecords = declareRecords<MonetizableCity, MonetizableCityFields>(
  monetizableCityCalls,
  {
    resource: 'monetizable-cities',
    table: monetizableCities,
    removal: 'soft',
    notThere: notThere.record,
    fields: {
      city_id: cityReference(monetizableCities.cityId),
      uuid: cities.uuid,
      label: cities.name,
      state: states.name,
      zone: cities.zone,
      tier: cities.tier,
    },
    joins: [{ table: states, on: eq(states.id, cities.stateId), isInner: true }],
    search: [cities.name, states.name],
    sort: 'label',
    readers: 'granted',
    unique: [
      {
        index: 'monetizable_cities_city_unique',
        field: 'city_id',
        taken: async ({ city_id: id }, db) => {
          const [city] = await db
            .select({ name: cities.name })
            .from(cities)
            .where(eq(cities.id, id));
          return `${city?.name ?? ''} is already a monetizable city.`;
        },
      },
    ],
    history: ({ label, state, zone }) => ({ label, state, zone }),
  },
);

import { and, eq, inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { invalidField } from '../../calls/Refusal.ts';
import { cities, eventCities } from '../../database/schema/index.ts';
import { invalidChoice } from '../../tables/refuseReferences.ts';
import { eventCityRecords } from './eventCities.ts';

/** POST event-cities: an event takes place in each of the cities, where it does not yet. */
export const addEventCities: Verb<CallOf<'eventCities.addMany'>> = async context => {
  const { db, body } = context;
  const { eventId, cityIds } = body;
  const active = await db
    .select({ id: cities.id })
    .from(cities)
    .where(and(inArray(cities.id, cityIds), eq(cities.isActive, true)));
  if (active.length < cityIds.length) throw invalidField('/cityIds', 'reference', invalidChoice);
  const had = await db
    .select({ cityId: eventCities.cityId })
    .from(eventCities)
    .where(and(eq(eventCities.eventId, eventId), inArray(eventCities.cityId, cityIds)));
  const known = new Set(had.map(({ cityId }) => cityId));
  const missing = cityIds.filter(id => !known.has(id));
  if (missing.length === 0) context.audit.nothingChanged();
  const writing = { ...context, query: {} };
  // One after the other: each writes its own history in this transaction.
  // eslint-disable-next-line no-await-in-loop
  for (const cityId of missing) await eventCityRecords.create(writing, { eventId, cityId });
  return { added: missing.length, already: known.size };
};

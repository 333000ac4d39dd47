import { inArray } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { eventCities } from '../../../../database/schema/index.ts';
import { removeAll } from '../../catalogue/removeAll.ts';
import { removalOf } from '../../removals.ts';
import { eventCityHistory, readEventCities } from './eventCityRows.ts';

/** DELETE event-city-mapping: nothing hangs on a mapping, so its row goes; history keeps it. */
export const removeEventCities: Verb<CallOf<'eventCities.remove'>> = ({ query, body, db, audit }) =>
  removeAll({
    body: removalOf({ query, body }),
    audit,
    entity: 'event-cities',
    what: 'mapping',
    read: async ids => {
      await db
        .select({ id: eventCities.id })
        .from(eventCities)
        .where(inArray(eventCities.id, [...ids]))
        .orderBy(eventCities.id)
        .for('update');
      return readEventCities(db, ids);
    },
    obstacles: () => Promise.resolve(new Map()),
    remove: ids => db.delete(eventCities).where(inArray(eventCities.id, [...ids])),
    history: eventCityHistory,
  });

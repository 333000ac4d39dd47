import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { monetizableCities } from '../../../database/schema/index.ts';
import { removeAll } from '../catalogue/removeAll.ts';
import { removalOf } from '../removals.ts';
import { monetizableCityHistory, readMonetizableCities } from './monetizableCityRows.ts';

/** DELETE monetizable-cities: what is sold there stays sold, nothing new is. */
export const removeMonetizableCities: Verb<CallOf<'monetizableCities.remove'>> = ({
  query,
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body: removalOf({ query, body }),
    audit,
    entity: 'monetizable-cities',
    what: 'monetizable city',
    read: async ids => {
      await db
        .select({ id: monetizableCities.id })
        .from(monetizableCities)
        .where(inArray(monetizableCities.id, [...ids]))
        .orderBy(monetizableCities.id)
        .for('update');
      return readMonetizableCities(db, ids);
    },
    obstacles: () => Promise.resolve(new Map()),
    remove: ids =>
      db
        .update(monetizableCities)
        .set({
          deletedAt: services.now(),
          version: sql`${monetizableCities.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(monetizableCities.id, [...ids])),
    history: monetizableCityHistory,
  });

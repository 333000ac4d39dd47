import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { caps } from '../../../database/schema/index.ts';
import { removeAll } from '../catalogue/removeAll.ts';
import { removalOfOne } from '../removals.ts';
import { capHistory, lockCaps, readCaps } from './capRows.ts';

/** DELETE cap/{id}: from then on it counts nothing. */
export const removeCap: Verb<CallOf<'caps.remove'>> = ({
  params,
  query,
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body: removalOfOne({ params, query, body }),
    audit,
    entity: 'caps',
    what: 'cap',
    read: async ids => {
      await lockCaps(db, ids);
      return readCaps(db, ids);
    },
    obstacles: () => Promise.resolve(new Map()),
    remove: ids =>
      db
        .update(caps)
        .set({
          deletedAt: services.now(),
          version: sql`${caps.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(caps.id, [...ids])),
    history: capHistory,
  });

import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { complimentaryProducts } from '../../../../database/schema/index.ts';
import { removeAll } from '../removeAll.ts';
import { complimentaryHistory, readComplimentary } from './complimentaryRows.ts';

/** PUT complimentary-products/delete. */
export const removeComplimentary: Verb<CallOf<'complimentaryProducts.remove'>> = ({
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body,
    audit,
    entity: 'complimentary-products',
    what: 'complimentary product',
    read: async ids => {
      await db
        .select({ id: complimentaryProducts.id })
        .from(complimentaryProducts)
        .where(inArray(complimentaryProducts.id, [...ids]))
        .orderBy(complimentaryProducts.id)
        .for('update');
      return readComplimentary(db, ids);
    },
    obstacles: () => Promise.resolve(new Map()),
    remove: ids =>
      db
        .update(complimentaryProducts)
        .set({
          deletedAt: services.now(),
          version: sql`${complimentaryProducts.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(complimentaryProducts.id, [...ids])),
    history: complimentaryHistory,
  });

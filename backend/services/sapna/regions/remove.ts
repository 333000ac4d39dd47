import { inArray, sql } from 'drizzle-orm';
import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { localityRegionMappings, regions } from '../../../database/schema/index.ts';
import { removeAll } from '../catalogue/removeAll.ts';
import { removalOf, removalOfOne } from '../removals.ts';
import { lockRegions, readRegions, regionHistory } from './regionRows.ts';
import { usesOf } from './usesOf.ts';

type Removal = NonNullable<BodyOf<CallOf<'regions.remove'>>>;

const remove = (
  { db, actor, audit, services }: Pick<Context, 'db' | 'actor' | 'audit' | 'services'>,
  body: Removal,
) =>
  removeAll({
    body,
    audit,
    entity: 'regions',
    what: 'region',
    read: async ids => {
      await lockRegions(db, ids);
      return readRegions(db, ids);
    },
    obstacles: async rows => {
      const uses = await usesOf(
        db,
        rows.map(({ id }) => id),
      );
      return new Map(
        rows.flatMap(({ id, name }): [number, string][] => {
          const named = uses.get(id);
          return named === undefined ? [] : [[id, `"${name}" stays: ${named} name it.`]];
        }),
      );
    },
    remove: async ids => {
      // The region stays for what names it; its localities are free for another one.
      await db
        .delete(localityRegionMappings)
        .where(inArray(localityRegionMappings.regionId, [...ids]));
      await db
        .update(regions)
        .set({
          deletedAt: services.now(),
          version: sql`${regions.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(regions.id, [...ids]));
    },
    history: regionHistory,
  });

/** DELETE region: those that nothing names, all or none. */
export const removeRegions: Verb<CallOf<'regions.remove'>> = context =>
  remove(context, removalOf(context));

/** DELETE region/{id}. */
export const removeRegion: Verb<CallOf<'regions.removeOne'>> = context =>
  remove(context, removalOfOne(context));

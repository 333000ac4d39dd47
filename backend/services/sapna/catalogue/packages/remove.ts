import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { checkNetsuite } from '#contract/domain/catalogue/netsuite.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { packages } from '../../../../database/schema/index.ts';
import { removeAll } from '../removeAll.ts';
import { lockPackages, todayOf } from './internal.ts';
import { packageHistory, readPackages } from './packageRows.ts';
import { usesOf } from './usesOf.ts';

/**
 * PUT get-packages/delete: a package goes with its products and prices, unless NetSuite has taken it over (T51) or caps,
 * complimentary products or orders still need it (decision record 0013).
 */
export const removePackages: Verb<CallOf<'packages.remove'>> = ({
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body,
    audit,
    entity: 'packages',
    what: 'package',
    read: async ids => {
      await lockPackages(db, ids);
      return readPackages(db, todayOf({ services }), ids);
    },
    obstacles: async records => {
      const uses = await usesOf(
        db,
        records.map(({ id }) => id),
        todayOf({ services }),
      );
      return new Map(
        records.flatMap(({ id, name, isNetsuiteEnabled }) => {
          const used = uses.get(id);
          const obstacle =
            checkNetsuite('remove', isNetsuiteEnabled) ??
            (used && `"${name}" is needed by ${used}: end or remove them first.`);
          return obstacle ? [[id, obstacle] as const] : [];
        }),
      );
    },
    remove: ids =>
      db
        .update(packages)
        .set({
          deletedAt: services.now(),
          version: sql`${packages.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(packages.id, [...ids])),
    history: packageHistory,
  });

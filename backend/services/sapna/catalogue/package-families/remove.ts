import { inArray, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { packageFamilies } from '../../../../database/schema/index.ts';
import { removeAll } from '../removeAll.ts';
import { familyHistory, readFamilies, type PackageFamily } from './familyRows.ts';

const obstacle = ({ name, packageCount }: PackageFamily): string =>
  `"${name}" has ${packageCount === 1 ? '1 package' : `${packageCount} packages`}: delete or move ${
    packageCount === 1 ? 'it' : 'them'
  } first.`;

/** PUT get-package-families/delete: a family goes when no package belongs to it. */
export const removeFamilies: Verb<CallOf<'packageFamilies.remove'>> = ({
  body,
  db,
  actor,
  audit,
  services,
}) =>
  removeAll({
    body,
    audit,
    entity: 'package-families',
    what: 'package family',
    read: async ids => {
      await db
        .select({ id: packageFamilies.id })
        .from(packageFamilies)
        .where(inArray(packageFamilies.id, [...ids]))
        .orderBy(packageFamilies.id)
        .for('update');
      return readFamilies(db, ids);
    },
    obstacles: async families =>
      new Map(
        families
          .filter(({ packageCount }) => packageCount > 0)
          .map(family => [family.id, obstacle(family)]),
      ),
    remove: ids =>
      db
        .update(packageFamilies)
        .set({
          deletedAt: services.now(),
          version: sql`${packageFamilies.version} + 1`,
          updatedBy: actor.id,
        })
        .where(inArray(packageFamilies.id, [...ids])),
    history: familyHistory,
  });

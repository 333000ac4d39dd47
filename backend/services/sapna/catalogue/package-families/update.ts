import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Context, Verb } from '../../../../calls/Context.ts';
import { invalidField } from '../../../../calls/Refusal.ts';
import { packageFamilies, packages } from '../../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../changesOf.ts';
import { refusingTaken } from '../refusingTaken.ts';
import { refuseStale, staleVersion } from '../staleVersion.ts';
import { familyHistory, isFamily } from './familyRows.ts';
import { familyOrRefuse, refuseUnknownEvent, takenFamilyName } from './internal.ts';

/** The client type of a package comes from its family, and NetSuite locks it with the rest (T51). */
const refuseLockedClientType = async (db: Context['db'], familyId: number): Promise<void> => {
  const [locked] = await db
    .select({ count: count() })
    .from(packages)
    .where(
      and(
        eq(packages.packageFamilyId, familyId),
        eq(packages.isNetsuiteEnabled, true),
        isNull(packages.deletedAt),
      ),
    );
  if (!locked?.count) return;
  const packagesOf = locked.count === 1 ? '1 package' : `${locked.count} packages`;
  throw invalidField(
    '/clientTypeId',
    'locked',
    `NetSuite is enabled for ${packagesOf} of this family, so its client type stays.`,
  );
};

/** PUT get-package-families/update/{id}. */
export const updateFamily: Verb<CallOf<'packageFamilies.update'>> = async ({
  params,
  body,
  db,
  actor,
  audit,
}) => {
  const before = await familyOrRefuse(db, params.id);
  refuseStale('package family', before, body.version);
  const changes = changesOf(before, { ...body, name: body.name?.trim() });
  if (isUnchanged(changes)) {
    audit.nothingChanged();
    return before;
  }
  if (changes.clientTypeId !== undefined) await refuseLockedClientType(db, params.id);
  await refuseUnknownEvent(db, changes.familyEvent);
  const taken = takenFamilyName(changes.name ?? before.name);
  const written = await refusingTaken('package_families_name_unique', taken, () =>
    db
      .update(packageFamilies)
      .set({
        name: changes.name,
        clientTypeId: changes.clientTypeId,
        familyEventId: changes.familyEvent,
        isActive: changes.active,
        version: sql`${packageFamilies.version} + 1`,
        updatedBy: actor.id,
      })
      .where(
        and(eq(packageFamilies.id, params.id), eq(packageFamilies.version, body.version), isFamily),
      )
      .returning({ id: packageFamilies.id }),
  );
  const after = await familyOrRefuse(db, params.id);
  if (written.length === 0) throw staleVersion('package family', after);
  await audit.record({
    action: 'update',
    entity: 'package-families',
    entityId: after.id,
    version: after.version,
    before: familyHistory(before),
    after: familyHistory(after),
  });
  return after;
};

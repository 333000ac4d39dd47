import { and, eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import {
  isEditableWithNetsuite,
  netsuiteLockedMessage,
} from '#contract/domain/catalogue/netsuite.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { Refusal } from '../../../../calls/Refusal.ts';
import { packages } from '../../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../changesOf.ts';
import { familyFor } from '../package-families/internal.ts';
import { refusingTaken } from '../refusingTaken.ts';
import { refuseStale, staleVersion } from '../staleVersion.ts';
import { columnsOf } from './columnsOf.ts';
import { packageOrRefuse, refuseFaultyParameters, takenPackageName } from './internal.ts';
import { isPackage, packageHistory, type PackageRecord } from './packageRows.ts';

/** With NetSuite on, every changed field but the open ones is refused on its own pointer (T51). */
const refuseLocked = (before: PackageRecord, changes: object): void => {
  if (!before.isNetsuiteEnabled) return;
  const locked = Object.keys(changes).filter(field => !isEditableWithNetsuite(field));
  if (locked.length === 0) return;
  throw new Refusal('VALIDATION_FAILED', netsuiteLockedMessage, {
    errors: locked.map(field => ({
      in: 'body',
      field: `/${field}`,
      code: 'locked',
      message: netsuiteLockedMessage,
    })),
  });
};

/** PUT get-packages/update/{id}. */
export const updatePackage: Verb<CallOf<'packages.update'>> = async context => {
  const { params, body, db, actor, audit } = context;
  const before = await packageOrRefuse(context, params.id);
  refuseStale('package', before, body.version);
  const changes = changesOf(before, { ...body, name: body.name?.trim() });
  if (isUnchanged(changes)) {
    audit.nothingChanged();
    return before;
  }
  refuseLocked(before, changes);
  refuseFaultyParameters('requiredPricingParameters', changes.requiredPricingParameters);
  const { packageFamilyId = before.packageFamilyId } = changes;
  const family = await familyFor(db, packageFamilyId, '/packageFamilyId');
  const taken = takenPackageName(changes.name ?? before.name);
  const written = await refusingTaken('packages_name_unique', taken, () =>
    db
      .update(packages)
      .set({
        ...columnsOf(changes),
        packageFamilyId: family.id,
        clientTypeId: family.clientTypeId,
        version: sql`${packages.version} + 1`,
        updatedBy: actor.id,
      })
      .where(and(eq(packages.id, params.id), eq(packages.version, body.version), isPackage))
      .returning({ id: packages.id }),
  );
  const after = await packageOrRefuse(context, params.id);
  if (written.length === 0) throw staleVersion('package', after);
  await audit.record({
    action: 'update',
    entity: 'packages',
    entityId: after.id,
    version: after.version,
    before: packageHistory(before),
    after: packageHistory(after),
  });
  return after;
};

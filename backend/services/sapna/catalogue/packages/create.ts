import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { packages } from '../../../../database/schema/index.ts';
import { familyFor } from '../package-families/internal.ts';
import { refusingTaken } from '../refusingTaken.ts';
import { columnsOf } from './columnsOf.ts';
import { packageOrRefuse, refuseFaultyParameters, takenPackageName } from './internal.ts';
import { packageHistory } from './packageRows.ts';

/** POST get-packages/create. */
export const createPackage: Verb<CallOf<'packages.create'>> = async context => {
  const { body, db, actor, audit } = context;
  refuseFaultyParameters('requiredPricingParameters', body.requiredPricingParameters);
  const family = await familyFor(db, body.packageFamilyId, '/packageFamilyId');
  const name = body.name.trim();
  const [created] = await refusingTaken('packages_name_unique', takenPackageName(name), () =>
    db
      .insert(packages)
      .values({
        ...columnsOf(body),
        name,
        packageFamilyId: family.id,
        clientTypeId: family.clientTypeId,
        createdBy: actor.id,
        updatedBy: actor.id,
      })
      .returning({ id: packages.id }),
  );
  if (!created) throw new Error('The insert returned no package');
  const record = await packageOrRefuse(context, created.id);
  await audit.record({
    action: 'create',
    entity: 'packages',
    entityId: record.id,
    version: record.version,
    before: null,
    after: packageHistory(record),
  });
  return record;
};

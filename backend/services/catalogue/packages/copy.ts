import type { FieldError } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { Refusal } from '../../../calls/Refusal.ts';
import { familyFor } from '../packageFamilies.ts';
import { refusingTaken } from '../../../tables/refusingTaken.ts';
import { copyPackages } from './copyPackages.ts';
import { lockPackage } from './lockPackages.ts';
import { packageRecords } from './packageRecords.ts';

const missing = (...fields: string[]): Refusal =>
  new Refusal(
    'VALIDATION_FAILED',
    `${fields.join(', ')}: give all three in the query or the body.`,
    {
      errors: fields.map((field): FieldError => ({
        in: 'body',
        field: `/${field}`,
        code: 'required',
        message: 'This field is required.',
      })),
    },
  );

/** POST package/copy; the specification does not say where its three parameters go, so both places are read. */
export const copyPackage: Verb<CallOf<'packages.copy'>> = async context => {
  const { query, body, db } = context;
  const { copyFromPackageId, copyToPackageFamilyId, newPackageName } = { ...query, ...body };
  if (!copyFromPackageId || !copyToPackageFamilyId || !newPackageName) {
    const given = { copyFromPackageId, copyToPackageFamilyId, newPackageName };
    throw missing(...Object.entries(given).flatMap(([name, value]) => (value ? [] : [name])));
  }
  // The family first, as everywhere: two calls that lock in different orders would wait for each other.
  const family = await familyFor(db, copyToPackageFamilyId, '/copyToPackageFamilyId');
  await lockPackage(db, copyFromPackageId);
  const name = newPackageName.trim();
  const [id] = await refusingTaken(
    'packages_name_unique',
    `A package named "${name}" already exists in this family.`,
    () => copyPackages(context, { sourceIds: [copyFromPackageId], family, name }),
    '/newPackageName',
  );
  if (id === undefined) throw new Error('The package was not copied');
  return packageRecords.readOne(context, id);
};

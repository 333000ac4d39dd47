import type { PackageRecord } from '#contract/calls/catalogue/packageRecord.ts';
import { isDeepStrictEqual } from 'node:util';
import type { CallOf } from '#contract/calls/index.ts';
import { readActivationValues } from '#contract/domain/catalogue/readActivationValues.ts';
import { netsuiteLockedMessage } from '#contract/domain/catalogue/netsuite.ts';
import { checkAllocation } from '#contract/domain/money/allocate.ts';
import { withoutNoValues } from '#contract/domain/noValue.ts';
import type { Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { lockPackage } from '../packages/lockPackages.ts';
import { packageRecords } from '../packages/packageRecords.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { settlePackage, updateMapping } from './mappingRows.ts';
import { refuseActivationFaults } from './refuseActivationFaults.ts';

const mappingOf = ({ packageProductMappings }: PackageRecord, productId: number) => {
  const mapping = packageProductMappings.find(({ products }) => products[0]?.id === productId);
  if (mapping) return mapping;
  const message = `The product ${productId} is not mapped to this package.`;
  throw invalidField('/productId', 'reference', message);
};

/**
 * PUT package-products/activation-parameters/{id}: what one product of a package is activated with. The package must
 * be whole, that is share 100 percent, and not be NetSuite's yet (T51, T52).
 */
export const updateActivationParameters: Verb<
  CallOf<'packageProducts.activationParameters'>
> = async context => {
  const { params, body, db, audit } = context;
  const row = await lockPackage(db, params.id);
  const before = await packageRecords.readOne(context, params.id);
  refuseStale('package', before, body.version);
  const mapping = mappingOf(before, body.productId);
  if (row.isNetsuiteEnabled) throw new Refusal('CONFLICT', netsuiteLockedMessage);
  const values = readActivationValues(body.activationParameters);
  if (!values)
    throw invalidField(
      '/activationParameters',
      'json',
      'This must be an object, or JSON text of one.',
    );
  refuseActivationFaults([
    {
      field: '/activationParameters',
      parameters: mapping.products[0]?.requiredActivationParameters ?? [],
      values,
    },
  ]);
  const allocation = checkAllocation(
    before.packageProductMappings.map(({ allocationBp }) => allocationBp),
  );
  if (allocation) throw new Refusal('CONFLICT', allocation);
  const activationParameters = withoutNoValues(values);
  if (isDeepStrictEqual(activationParameters, mapping.activationParameters)) {
    audit.nothingChanged();
    return before;
  }
  await updateMapping(context, mapping.id, { activationParameters });
  return settlePackage(context, before, 'update');
};

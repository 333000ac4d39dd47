import { eq } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../../calls/Context.ts';
import { packagePrices } from '../../../database/schema/index.ts';
import { lockPackage } from '../../catalogue/packages/lockPackages.ts';
import { packageRecords } from '../../catalogue/packages/packageRecords.ts';
import { priceRecords } from './priceRecords.ts';

/** GET package-price/{id}: those of one package. */
export const listPricesOfPackage: Verb<CallOf<'packagePrices.ofPackage'>> = async context => {
  const { id } = await packageRecords.readOne(context, context.params.id);
  return priceRecords.list(context, context.query, [eq(packagePrices.packageId, id)]);
};

/** POST package-price/add/{id}: to the package of the address. */
export const addPriceToPackage: Verb<CallOf<'packagePrices.add'>> = async context => {
  const { id } = await lockPackage(context.db, context.params.id);
  return priceRecords.create({ ...context, query: {} }, { ...context.body, packageId: id });
};

import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Context, Verb } from '../../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../../calls/Refusal.ts';
import { packagePrices } from '../../../../database/schema/index.ts';
import { invalidChoice } from '../../catalogue/package-families/internal.ts';
import { lockPackage } from '../../catalogue/packages/internal.ts';
import { checkPrice } from './checkPrice.ts';
import { priceOrRefuse, refuseLockedPrices } from './internal.ts';
import { priceHistory, type PackagePrice } from './priceRows.ts';
import { refusingOverlap } from './refusingOverlap.ts';

type Body = BodyOf<CallOf<'packagePrices.add'>>;

const addPrice = async (
  context: Pick<Context, 'db' | 'actor' | 'audit' | 'services'>,
  packageId: number,
  body: Body,
): Promise<PackagePrice> => {
  const { db, audit } = context;
  const item = await lockPackage(db, packageId);
  refuseLockedPrices('add', item);
  const columns = await checkPrice(db, item.requiredPricingParameters, {
    pricing_parameters: body.pricing_parameters ?? {},
    pricePaise: body.pricePaise,
    effectiveFrom: body.effectiveFrom,
    effectiveUntil: body.effectiveUntil ?? null,
  });
  const by = context.actor?.id;
  const [created] = await refusingOverlap(db, { packageId, ...columns }, inner =>
    inner
      .insert(packagePrices)
      .values({ packageId, ...columns, createdBy: by, updatedBy: by })
      .returning({ id: packagePrices.id }),
  );
  if (!created) throw new Error('The insert returned no price');
  const price = await priceOrRefuse(context, created.id);
  await audit.record({
    action: 'create',
    entity: 'package-prices',
    entityId: price.id,
    version: price.version,
    before: null,
    after: priceHistory(price),
  });
  return price;
};

/** POST package-price/add/{id}: to the package of the address. */
export const addPriceToPackage: Verb<CallOf<'packagePrices.add'>> = context =>
  addPrice(context, context.params.id, context.body);

/** POST console package-prices: to the package of the body, where a form asks for it. */
export const createPrice: Verb<CallOf<'packagePrices.create'>> = async context => {
  const { packageId, ...body } = context.body;
  try {
    return await addPrice(context, packageId, body);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND')
      throw invalidField('/packageId', 'reference', invalidChoice);
    throw error;
  }
};

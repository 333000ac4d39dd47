import { and, eq, isNull, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import { priceFaults } from '#contract/domain/pricing/priceFaults.ts';
import type { Verb } from '../../../../calls/Context.ts';
import { invalidField } from '../../../../calls/Refusal.ts';
import { packagePrices } from '../../../../database/schema/index.ts';
import { changesOf, isUnchanged } from '../../catalogue/changesOf.ts';
import { lockPackage } from '../../catalogue/packages/internal.ts';
import { refuseStale, staleVersion } from '../../catalogue/staleVersion.ts';
import { checkPrice } from './checkPrice.ts';
import { priceOrRefuse, refuseLockedPrices } from './internal.ts';
import { priceHistory } from './priceRows.ts';
import { refusingOverlap } from './refusingOverlap.ts';

/** PUT package-price/updatePackagePrice/{id}. */
export const updatePrice: Verb<CallOf<'packagePrices.update'>> = async context => {
  const { params, body, db, actor, audit } = context;
  const { packageId } = await priceOrRefuse(context, params.id);
  const item = await lockPackage(db, packageId);
  const before = await priceOrRefuse(context, params.id);
  refuseStale('price', before, body.version);
  const changes = changesOf(before, {
    ...body,
    pricing_parameters: body.pricing_parameters === null ? {} : body.pricing_parameters,
  });
  if (isUnchanged(changes)) {
    audit.nothingChanged();
    return before;
  }
  if (changes.packageId !== undefined)
    throw invalidField('/packageId', 'locked', priceFaults.packageStays);
  refuseLockedPrices('change', item);
  const after = { ...before, ...changes };
  const columns = await checkPrice(db, item.requiredPricingParameters, {
    pricing_parameters: after.pricing_parameters,
    pricePaise: after.pricePaise,
    effectiveFrom: after.effectiveFrom ?? null,
    effectiveUntil: after.effectiveUntil || null,
  });
  const written = await refusingOverlap(db, { id: params.id, packageId, ...columns }, inner =>
    inner
      .update(packagePrices)
      .set({ ...columns, version: sql`${packagePrices.version} + 1`, updatedBy: actor.id })
      .where(
        and(
          eq(packagePrices.id, params.id),
          eq(packagePrices.version, body.version),
          isNull(packagePrices.deletedAt),
        ),
      )
      .returning({ id: packagePrices.id }),
  );
  const price = await priceOrRefuse(context, params.id);
  if (written.length === 0) throw staleVersion('price', price);
  await audit.record({
    action: 'update',
    entity: 'package-prices',
    entityId: price.id,
    version: price.version,
    before: priceHistory(before),
    after: priceHistory(price),
  });
  return price;
};

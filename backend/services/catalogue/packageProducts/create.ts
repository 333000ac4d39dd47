import { isDeepStrictEqual } from 'node:util';
import { and, inArray, isNull } from 'drizzle-orm';
import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { checkNetsuite } from '#contract/domain/catalogue/netsuite.ts';
import { sharesAfterMapping } from '#contract/domain/catalogue/productShares.ts';
import { checkAllocation } from '#contract/domain/money/allocate.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { packageProductMappings, products } from '../../../database/schema/index.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { lockPackage } from '../packages/lockPackages.ts';
import { packageRecords } from '../packages/packageRecords.ts';
import { presentParameters } from '../presentParameters.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import {
  readMappings,
  settlePackage,
  sharesOf,
  updateMapping,
  type MappingRow,
} from './mappingRows.ts';
import { refuseActivationFaults } from './refuseActivationFaults.ts';

type CreateMappings = CallOf<'packageProducts.create'>;
type Listed = BodyOf<CreateMappings>['products'][number];

/** Products that there are, with what each asks for; they stay there while this transaction runs. */
const readProducts = async (db: Context['db'], listed: readonly Listed[]) => {
  const ids = listed.map(({ productId }) => productId);
  const repeated = ids.findIndex((id, at) => ids.indexOf(id) < at);
  if (repeated >= 0) {
    const field = `/products/${repeated}/productId`;
    throw invalidField(field, 'duplicate', 'This product is already in the list.');
  }
  const found = await db
    .select({ id: products.id, parameters: products.requiredActivationParameters })
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
    .for('share');
  const known = new Map(found.map(({ id, parameters }) => [id, presentParameters(parameters)]));
  const unknown = ids.findIndex(id => !known.has(id));
  if (unknown >= 0)
    throw invalidField(`/products/${unknown}/productId`, 'reference', invalidChoice);
  return known;
};

/** The shares of the whole package once the list is mapped; refused unless they make 100 percent (T52). */
const sharesFor = (stored: readonly MappingRow[], listed: readonly Listed[]) => {
  const shares = sharesAfterMapping(sharesOf(stored), listed);
  if (!shares) {
    const at = listed.findIndex(({ allocationBp }) => allocationBp === undefined);
    throw invalidField(
      `/products/${at}/allocationBp`,
      'required',
      'Enter the allocation for every product of the list, or for none.',
    );
  }
  const refusal = checkAllocation([...shares.values()]);
  if (refusal) throw invalidField('/products', 'allocation', refusal);
  return shares;
};

/** POST create-mappings/{id}: maps the listed products, or changes those that are mapped already. */
export const createMappings: Verb<CreateMappings> = async context => {
  const { params, body, db, actor, audit } = context;
  const row = await lockPackage(db, params.id);
  const before = await packageRecords.readOne(context, params.id);
  refuseStale('package', before, body.version);
  const refusal = checkNetsuite('add', row.isNetsuiteEnabled);
  if (refusal) throw new Refusal('CONFLICT', refusal);
  const known = await readProducts(db, body.products);
  refuseActivationFaults(
    body.products.map(({ productId, activationParameters = {} }, at) => ({
      field: `/products/${at}/activationParameters`,
      parameters: known.get(productId) ?? [],
      values: activationParameters,
    })),
  );
  const stored = await readMappings(db, params.id);
  const shares = sharesFor(stored, body.products);
  const listed = new Map(body.products.map(item => [item.productId, item]));
  const isMapped = new Set(stored.map(({ productId }) => productId));
  const added = body.products.filter(({ productId }) => !isMapped.has(productId));
  const changed = stored.flatMap(mapping => {
    const { quantity, allocationBp, activationParameters } = mapping;
    const wanted = listed.get(mapping.productId);
    const now = { quantity, allocationBp, activationParameters };
    const next = {
      quantity: wanted?.quantity ?? quantity,
      allocationBp: shares.get(mapping.productId) ?? allocationBp,
      activationParameters: wanted?.activationParameters ?? activationParameters,
    };
    return isDeepStrictEqual(now, next) ? [] : { id: mapping.id, next };
  });
  if (added.length + changed.length === 0) {
    audit.nothingChanged();
    return before;
  }
  for (const { id, next } of changed) await updateMapping(context, id, next);
  if (added.length > 0) {
    await db.insert(packageProductMappings).values(
      added.map(({ productId, quantity, activationParameters }) => ({
        packageId: params.id,
        productId,
        quantity,
        activationParameters,
        allocationBp: shares.get(productId) ?? 0,
        createdBy: actor.id,
        updatedBy: actor.id,
      })),
    );
  }
  return settlePackage(context, before, 'update');
};

import type { FieldError } from '#contract/calls/errors.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { checkNetsuite } from '#contract/domain/catalogue/netsuite.ts';
import { sharesAfterRemoval } from '#contract/domain/catalogue/productShares.ts';
import type { Context, Verb } from '../../../calls/Context.ts';
import { invalidField, Refusal } from '../../../calls/Refusal.ts';
import { lockPackage } from '../packages/lockPackages.ts';
import { packageRecords } from '../packages/packageRecords.ts';
import { refuseStale } from '../../../tables/staleVersion.ts';
import { readMappings, settlePackage, sharesOf, updateMapping } from './mappingRows.ts';

type RemoveMappings = CallOf<'packageProducts.remove'>;

/** Both parameters from the body or the query: a proxy may drop the body of a DELETE (T119). */
const asked = ({ query, body }: Pick<Context<RemoveMappings>, 'query' | 'body'>) => {
  const packageId = body?.packageId ?? query.packageId;
  const productIds =
    body?.productIds ?? query.productIds?.flatMap(part => part.split(',').map(Number)) ?? [];
  const version = body?.version ?? query.version;
  if (packageId !== undefined && productIds.length > 0) return { packageId, productIds, version };
  const missing = [
    ...(packageId === undefined ? ['packageId'] : []),
    ...(productIds.length === 0 ? ['productIds'] : []),
  ];
  throw new Refusal(
    'VALIDATION_FAILED',
    `${missing.join(', ')}: give them in the query or the body.`,
    {
      errors: missing.map((field): FieldError => ({
        in: 'body',
        field: `/${field}`,
        code: 'required',
        message: 'This field is required.',
      })),
    },
  );
};

/** DELETE delete-mappings: the products that stay share what was freed in proportion (T52). */
export const removeMappings: Verb<RemoveMappings> = async context => {
  const { packageId, productIds, version } = asked(context);
  const { db, services } = context;
  const row = await lockPackage(db, packageId);
  const before = await packageRecords.readOne(context, packageId);
  refuseStale('package', before, version);
  const refusal = checkNetsuite('remove', row.isNetsuiteEnabled);
  if (refusal) throw new Refusal('CONFLICT', refusal);
  const stored = await readMappings(db, packageId);
  const removed = new Set(productIds);
  const unknown = productIds.findIndex(id => !stored.some(({ productId }) => productId === id));
  if (unknown >= 0) {
    throw invalidField(
      `/productIds/${unknown}`,
      'reference',
      `The product ${productIds[unknown]} is not mapped to this package.`,
    );
  }
  const shares = sharesAfterRemoval(sharesOf(stored), removed);
  for (const { id, productId, allocationBp } of stored) {
    const share = shares.get(productId);
    if (share === undefined) await updateMapping(context, id, { deletedAt: services.now() });
    else if (share !== allocationBp) await updateMapping(context, id, { allocationBp: share });
  }
  return settlePackage(context, before, 'update');
};

import { eq, sql } from 'drizzle-orm';
import type { CallOf } from '#contract/calls/index.ts';
import type { ContentPackage, ContentPackageFields } from '#contract/calls/recordTypes.ts';
import { contentPackageCalls } from '#contract/calls/catalogue/catalogueReads.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { Verb } from '../../calls/Context.ts';
import {
  packageFamilies,
  packageProductMappings as mappings,
  packages,
  products,
} from '../../database/schema/index.ts';
import { declareRecords } from '../../tables/declareRecords.ts';
import { packageRecords } from './packages/packageRecords.ts';

/** What customers read of packages, for those who write it. */
export const contentPackageRecords = declareRecords<ContentPackage, ContentPackageFields>(
  contentPackageCalls,
  {
    resource: 'content-packages',
    table: packages,
    removal: 'soft',
    notThere: notThere.package,
    joins: [
      {
        table: packageFamilies,
        on: eq(packageFamilies.id, packages.packageFamilyId),
        isInner: true,
      },
    ],
    fields: {
      name: packages.name,
      displayName: packages.displayName,
      description: packages.description,
      packageFamilyName: packageFamilies.name,
      clientTypeId: packages.clientTypeId,
      productNames: sql<string>`(select string_agg(${products.name}, ', ' order by ${products.name})
        from ${mappings} join ${products} on ${products.id} = ${mappings.productId}
        where ${mappings.packageId} = ${packages.id} and ${mappings.deletedAt} is null)`,
      isMissing: sql<boolean>`(coalesce(${packages.description}, '') = '')`,
      active: packages.isActive,
    },
    search: [packages.name, packages.displayName],
    sort: 'name',
    readers: 'granted',
  },
);

/** PUT content-packages/{id}: a change of the package itself, whose history keeps it. */
export const updateContentPackage: Verb<CallOf<'contentPackages.update'>> = async context => {
  const { params, body } = context;
  await packageRecords.update({ ...context, query: {} }, { id: params.id, body });
  return contentPackageRecords.readOne(context, params.id);
};

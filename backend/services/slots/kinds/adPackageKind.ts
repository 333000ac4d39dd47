import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AdPackage } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import {
  promotedProducts,
  type PromotedProduct,
} from '#contract/domain/catalogue/packageTitles.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import type { AdPackageValues } from '#contract/domain/slots/adPackage/adPackageRules.ts';
import { adPackageRules, hasAudience } from '#contract/domain/slots/adPackage/adPackageRules.ts';
import { placesOf } from '#contract/domain/slots/availability/placesOf.ts';
import { promotedProductIds, promotedProductKinds } from '#contract/domain/slots/slotProducts.ts';
import type { SlotFault } from '#contract/domain/slots/slotFaults.ts';
import type { Database } from '../../../database/client.ts';
import { adPackages, audienceMaximizers, packages } from '../../../database/schema/index.ts';
import { invalidChoice } from '../../../tables/refuseReferences.ts';
import { audienceMaximizerKind } from './audienceMaximizerKind.ts';
import { audienceReferences, readAudiences } from './audienceParts.ts';
import { cardMedia } from '../booking/slotCards.ts';
import type { SlotKind } from '../booking/kinds/SlotKind.ts';

type Answer = SlotAnswer<AdPackage>;

/** The names in the order of the specification, each once. */
const inOrder = (names: readonly PromotedProduct[] | null | undefined): PromotedProduct[] =>
  promotedProducts.filter(name => names?.includes(name));

const readDetails = async (db: Database, slotIds: number[]) => {
  const rows = await db
    .select({ own: adPackages, packageName: packages.name })
    .from(adPackages)
    .leftJoin(packages, eq(packages.id, adPackages.packageId))
    .where(inArray(adPackages.slotId, slotIds));
  const audiences = await readAudiences(db, slotIds);
  return rows.map(({ own, packageName }) => ({
    ...own,
    packageName,
    audience: audiences.find(({ slotId }) => slotId === own.slotId),
  }));
};
type Details = Awaited<ReturnType<typeof readDetails>>[number];

const packageFault = async (
  db: Database,
  { package_id: id }: AdPackageValues,
  stored: AdPackageValues,
): Promise<readonly SlotFault[]> => {
  if (!id || id === stored.package_id) return [];
  const [found] = await db
    .select({ id: packages.id })
    .from(packages)
    .where(and(eq(packages.id, id), isNull(packages.deletedAt)));
  return found ? [] : [{ field: 'package_id', code: 'reference', message: invalidChoice }];
};

/** Audience, competitors and budgets go with the product that they belong to. */
const writeAudience = async (
  db: Database,
  slotId: number,
  values: AdPackageValues,
  actorId: number,
): Promise<void> => {
  if (hasAudience(values)) await audienceMaximizerKind.writeDetails(db, slotId, values, actorId);
  else await db.delete(audienceMaximizers).where(eq(audienceMaximizers.slotId, slotId));
};

const packageName = sql`(select ${packages.name} from ${packages} where ${packages.id} = ${adPackages.packageId})`;

/** Ad packages: one slot that is on the ground of each product it promotes (record 0163). */
export const adPackageKind: SlotKind<AdPackageValues, Answer, Details> = {
  kind: 'ad-package',
  productId: promotedProductIds['Fixed Ad Slot'],
  resource: 'ad-packages',
  plural: { en: 'ad packages', hi: 'विज्ञापन पैकेज' },
  packageOf: ({ package_id: id }) => id,
  notThere: notThere.slot,
  table: adPackages,
  title: sql`null`,
  listed: {
    package_id: { expression: adPackages.packageId, kind: 'integer' },
    package_name: { expression: packageName, kind: 'text', order: sql`lower(${packageName})` },
    product_type_id: { expression: adPackages.productTypeId, kind: 'integer' },
  },
  searched: [],
  rules: adPackageRules,
  grounds: ({ promoted_products: names }) =>
    inOrder(names).map(name => ({
      productId: promotedProductIds[name],
      places: placesOf(promotedProductKinds[name]),
    })),
  devices: audienceMaximizerKind.devices,
  readDetails,
  references: async (db, values, stored = {}) => [
    ...(hasAudience(values) ? await audienceReferences(db, values, stored) : []),
    ...(await packageFault(db, values, stored)),
  ],
  writeDetails: async (db, slotId, values, actorId) => {
    const details = {
      packageId: values.package_id ?? null,
      productTypeId: values.product_type_id ?? null,
      promotedProducts: inOrder(values.promoted_products),
    };
    await db
      .insert(adPackages)
      .values({ slotId, ...details })
      .onConflictDoUpdate({ target: adPackages.slotId, set: details });
    await writeAudience(db, slotId, values, actorId);
  },
  present: (slot, details) => ({
    ...audienceMaximizerKind.present(slot, details?.audience),
    product_id: promotedProductIds['Fixed Ad Slot'],
    package_id: details?.packageId ?? undefined,
    package_name: details?.packageName ?? undefined,
    product_type_id: (details?.productTypeId as Answer['product_type_id'] | null) ?? undefined,
    promoted_products: details?.promotedProducts ?? [],
    // Tags are of site takeovers.
    product_cards: slot.product_cards.map(({ image_tag_id: _tag, ...card }) => ({
      ...card,
      product_id: promotedProductIds['Fixed Ad Slot'],
    })),
  }),
  media: cardMedia,
  stored: {
    ...audienceMaximizerKind.stored,
    promoted_products: value => inOrder(value as readonly PromotedProduct[] | null),
  },
};

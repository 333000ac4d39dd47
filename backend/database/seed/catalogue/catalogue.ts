import { startDateProductIds } from '#contract/domain/catalogue/startDates.ts';
import { slotKinds } from '#contract/domain/slots/slotProducts.ts';
import { equalShares } from '#contract/domain/money/allocate.ts';
import { packageAgentTypes, packageTitles } from '#contract/domain/catalogue/packageTitles.ts';
import * as schema from '../../schema/catalogue.ts';
import { complimentaryProducts } from '../../schema/money/orderLines.ts';
import { batch, type Batch, type Seeded } from '../pen/batch.ts';
import type { Calendar } from '../calendar.ts';
import catalogue from '../data/catalogue.json' with { type: 'json' };
import type { Geography } from './geography.ts';
import { randomFor } from '../pen/random.ts';

export type ProductKind = (typeof schema.productKinds)[number];

export interface Product extends Seeded<typeof schema.products> {
  kind: ProductKind;
  requiredActivationParameters: schema.ActivationParameter[];
}

export type PackageMapping = Seeded<typeof schema.packageProductMappings>;

export interface Package extends Seeded<typeof schema.packages> {
  familyName: string;
  durationDays: number;
  requiredPricingParameters: schema.PricingParameter[];
  mappings: readonly PackageMapping[];
  /** What the package costs for its shortest period in a city of the third tier, in whole rupees. */
  baseRupees: number;
}

export interface Catalogue {
  readonly families: readonly Seeded<typeof schema.packageFamilies>[];
  readonly products: readonly Product[];
  readonly packages: readonly Package[];
}

const packageCount = 300;

/** Packages that were changed once since they were made: they are at version 2. */
export const isChangedPackage = (id: number): boolean => id % 5 === 0;

const hoursOfWork = [9, 18] as const;

/** When a row of the catalogue was made; the same in the row and in its history. */
export const madeAt = (calendar: Calendar, entity: string, id: number): Date => {
  const random = randomFor(`${entity} ${id} made`);
  return calendar.at(-random.int(120, 400), random.int(...hoursOfWork), random.int(0, 59));
};

/** When a changed package was changed. */
export const changedAt = (calendar: Calendar, id: number): Date => {
  const random = randomFor(`package ${id} changed`);
  return calendar.at(-random.int(1, 90), random.int(...hoursOfWork), random.int(0, 59));
};
/** Packages to which no product has been given yet. */
const firstDraftId = 291;

const durations = [30, 60, 90, 180, 365];

const hsnCodes = new Map<number, Product['hsnCode']>([
  [38, '997159'],
  [39, '847170'],
  [40, '998716'],
  [29, '998439'],
  [30, '998439'],
]);

const oneOfKinds = (...kinds: ProductKind[]): readonly ProductKind[] => kinds;
const dated = oneOfKinds('site-takeover', 'stories', 'video-tour', 'microsite', 'np-slot');
const placed = oneOfKinds(
  'site-takeover',
  'stories',
  'np-slot',
  'fixed-ad-slot',
  'project-listing',
);

const activationParametersOf = (id: number, kind: ProductKind): schema.ActivationParameter[] => [
  ...(startDateProductIds.includes(id) || dated.includes(kind)
    ? [{ name: 'startDate', type: 'date', isRequired: true }]
    : []),
  ...(placed.includes(kind) ? [{ name: 'polygonUuids', type: 'polygons', isRequired: true }] : []),
  ...(kind === 'listing' ? [{ name: 'listingIds', type: 'listings', isRequired: false }] : []),
  ...(kind === 'stories'
    ? [{ name: 'language', type: 'enum', isRequired: true, allowedValues: ['0', '1', '2', '3'] }]
    : []),
];

const isKind = (text: unknown): text is ProductKind =>
  schema.productKinds.some(kind => kind === text);

const makeProducts = (): Product[] =>
  catalogue.products.map(([id, name, productTypeId, kind]) => {
    if (!isKind(kind)) throw new Error(`catalogue.json: unknown kind ${String(kind)}`);
    return {
      id: Number(id),
      name: String(name),
      productTypeId: Number(productTypeId),
      kind,
      hsnCode: hsnCodes.get(Number(id)) ?? '998365',
      requiredActivationParameters: activationParametersOf(Number(id), kind),
      isStartDateMandatory: startDateProductIds.includes(Number(id)),
      isActive: Number(id) !== 37,
      deletedAt: null,
    };
  });

interface Family extends Seeded<typeof schema.packageFamilies> {
  productIds: readonly number[];
}

const makeFamilies = (): Family[] =>
  catalogue.families.map(([name, clientTypeId, productIds], at) => ({
    id: at + 1,
    name: String(name),
    clientTypeId: Number(clientTypeId),
    familyEventId: catalogue.events.indexOf(String(name)) + 1 || null,
    isActive: name !== 'Broker Trial',
    deletedAt: null,
    productIds: Array.isArray(productIds) ? productIds : [],
  }));

/** A price may depend on the city, the locality (a JSON string, part 2 section 3), the days and who sells. */
const pricingParametersOf = (family: Family, at: number): schema.PricingParameter[] => [
  { name: 'cityId', type: 'number', allowedValues: [] },
  ...(family.clientTypeId === 1 || at % 3 === 0
    ? [{ name: 'localityName', type: 'json', allowedValues: [] }]
    : []),
  ...(family.clientTypeId === 2
    ? [{ name: 'agentType', type: 'enum', allowedValues: [...packageAgentTypes] }]
    : []),
];

const makePackages = (families: readonly Family[]): Package[] => {
  const random = randomFor('packages');
  const basePrices = [0, 45_000, 6_000, 2_499, 60_000, 30_000];
  let mappingId = 0;
  return Array.from({ length: packageCount }, (_, at) => {
    const id = at + 1;
    const family = families[at % families.length];
    if (!family) throw new Error('There are no package families');
    const round = Math.floor(at / families.length);
    const title = packageTitles[(round + family.id) % packageTitles.length] ?? 'Basic';
    const durationDays = durations[(round + family.id) % durations.length] ?? 30;
    const isTest = id === 299;
    const isDraft = id >= firstDraftId && id < firstDraftId + 6;
    const productIds = isDraft
      ? []
      : family.productIds.slice(0, 1 + (round % family.productIds.length));
    const shares = isDraft ? [] : equalShares(productIds.length);
    return {
      id,
      packageFamilyId: family.id,
      familyName: family.name,
      clientTypeId: family.clientTypeId,
      name: `${family.name} ${title} ${durationDays}D`,
      displayName: at % 4 === 3 ? null : `${title} · ${durationDays} days`,
      description: at % 5 === 4 ? null : `${family.name}: ${title}, runs ${durationDays} days`,
      title,
      agentType: packageAgentTypes[at % packageAgentTypes.length] ?? 'Both',
      isPriceApplicable: round !== 6,
      requiredPricingParameters: pricingParametersOf(family, at),
      isNetsuiteEnabled: at % 3 === 1,
      isActive: !isTest && at % 29 !== 28,
      activeUntil: null,
      durationDays,
      quantityLimit: family.clientTypeId === 1 ? random.int(1, 12) : null,
      hsnCode: '998365' as const,
      isCustom: id === 298,
      deletedAt: null,
      baseRupees:
        Math.round(((basePrices[family.clientTypeId] ?? 5_000) * (1 + round * 0.6)) / 50) * 50,
      mappings: productIds.map((productId, place) => {
        mappingId += 1;
        return {
          id: mappingId,
          packageId: id,
          productId,
          quantity: random.weighted([
            [1, 6],
            [5, 2],
            [10, 1],
            [25, 1],
          ]),
          activationParameters: {},
          allocationBp: shares[place] ?? 0,
        };
      }),
    };
  });
};

/** 40 families, 300 packages and 58 products; the ids that the specification names are kept. */
export const makeCatalogue = (): Catalogue => {
  const families = makeFamilies();
  return { families, products: makeProducts(), packages: makePackages(families) };
};

/** Kinds of products that become slots of ads. */
const adKinds = new Set<string>([...slotKinds.map(({ id }) => id), 'fixed-ad-slot']);

/** Product configs name the city and the subscription region as the marketplace's parameter does. */
const productConfigRows = (
  { products }: Catalogue,
  { soldCities }: Geography,
  productSlug: string,
): Seeded<typeof schema.productConfigs>[] => {
  const random = randomFor('product configs');
  const first = products.slice(0, 30);
  const adProducts = products.slice(30).filter(({ kind }) => adKinds.has(kind));
  return [...first, ...adProducts].flatMap((product, at) =>
    [0, 1].map(place => {
      const city = soldCities[(at * 2 + place) % soldCities.length];
      return {
        id: at * 2 + place + 1,
        productId: product.id,
        parameters: {
          quantity: random.pick([1, 5, 10]),
          promotedDays: random.pick(durations),
          cityUUID: city?.uuid,
          [`${productSlug}SubscriptionRegionId`]: city?.id,
        },
        isActive: at % 9 !== 8,
      };
    }),
  );
};

export function* catalogueBatches(
  all: Catalogue,
  geography: Geography,
  calendar: Calendar,
  productSlug: string,
  editorId: number,
): Generator<Batch> {
  const random = randomFor('catalogue extras');
  const made = <Row extends { id: number }>(entity: string, rows: readonly Row[]) =>
    rows.map(row => {
      const at = madeAt(calendar, entity, row.id);
      return { ...row, createdAt: at, updatedAt: at };
    });
  const { families, products, packages } = all;
  yield batch(schema.packageFamilies, made('package-families', families));
  yield batch(schema.products, made('products', products));
  yield batch(
    schema.packages,
    made('packages', packages).map(row => ({
      ...row,
      ...(isChangedPackage(row.id)
        ? { updatedAt: changedAt(calendar, row.id), updatedBy: editorId }
        : { updatedBy: null }),
      version: isChangedPackage(row.id) ? 2 : 1,
      activeUntil: row.id % 37 === 0 ? calendar.day(random.int(-30, 200)) : null,
    })),
  );
  yield batch(
    schema.packageProductMappings,
    packages.flatMap(({ mappings }) => mappings),
  );
  yield batch(schema.productConfigs, productConfigRows(all, geography, productSlug));
  yield batch(
    schema.digiliteVideoTourMappings,
    packages
      .filter(({ mappings }) =>
        mappings.some(({ productId }) => productId === 82 || productId === 2),
      )
      .map(({ id, durationDays }, at) => ({
        id: at + 1,
        packageId: id,
        duration: durationDays,
        digiliteCount: random.int(0, 40),
        videoTourCount: random.int(0, 6),
      })),
  );
}

/** What comes free with a package of the catalogue. */
export const packageComplimentaryBatch = ({ packages }: Catalogue): Batch => {
  const random = randomFor('complimentary products');
  return batch(
    complimentaryProducts,
    packages
      .filter(({ id }) => id % 14 === 3)
      .map(({ id }, at) => ({
        id: at + 1,
        packageId: id,
        opportunityId: null,
        productId: random.pick([10, 17, 18, 26]),
        quantity: random.int(1, 3),
        remark: at % 2 ? 'With every yearly order' : null,
      })),
  );
};

import { and, eq, isNull } from 'drizzle-orm';
import { cities, localities, packagePrices } from '#backend/database/schema/index.ts';
import { ok, startCatalogue, type Catalogue } from '../catalogue/startCatalogue.ts';

export type Fields = Record<string, unknown>;

export interface Price extends Fields {
  id: number;
  packageId: number;
  pricePaise: number;
  version: number;
}

export interface Pricing extends Catalogue {
  /** A city of the demo data with two of its localities, names in order. */
  city: { id: number; name: string; localities: [string, string] };
  /** A package whose price depends on city, localities and agent. */
  pricedPackage: (fields?: Fields) => Promise<{ id: number; name: string; version: number }>;
  /** Adds a price to a package; of the city, for its first locality, unless told otherwise. */
  addPrice: (packageId: number, fields?: Fields) => Promise<Price>;
  /** Fields that `addPrice` sends. */
  fields: (fields?: Fields) => Fields;
  /** Sends a file as text/csv. */
  importFile: (
    csv: string | Buffer,
    query?: Record<string, string | boolean>,
  ) => ReturnType<Catalogue['admin']['call']>;
  /** The rows of a package, those that are removed left out. */
  stored: (packageId: number) => Promise<(typeof packagePrices.$inferSelect)[]>;
}

export const pricingParameters = [
  { name: 'cityId', type: 'number' },
  { name: 'localityName', type: 'json' },
  { name: 'agentType', type: 'enum', allowedValues: ['FoS', 'Telesales'] },
];

/** The server with a signed-in lookup admin, and short ways to make prices. */
export const startPricing = async (): Promise<Pricing> => {
  const catalogue = await startCatalogue();
  const { admin, client } = catalogue;
  const rows = await client.db
    .select({ id: cities.id, name: cities.name, locality: localities.name })
    .from(cities)
    .innerJoin(localities, eq(localities.cityId, cities.id))
    .where(eq(cities.name, 'Pune'));
  const [one, other] = rows.map(({ locality }) => locality).sort();
  const [row] = rows;
  if (!row || !one || !other) throw new Error('The demo data has no localities in Pune');
  const city = { id: row.id, name: row.name, localities: [one, other] as [string, string] };

  const fields = (own: Fields = {}): Fields => ({
    pricing_parameters: {
      cityId: city.id,
      localityName: JSON.stringify([one]),
      agentType: 'FoS',
    },
    pricePaise: 500_000,
    effectiveFrom: '2026-04-01',
    ...own,
  });
  return {
    ...catalogue,
    city,
    fields,
    pricedPackage: async (own = {}) => {
      const made = await catalogue.package({
        isPriceApplicable: true,
        requiredPricingParameters: pricingParameters,
        ...own,
      });
      return { ...made, name: String(made['name']) };
    },
    addPrice: async (packageId, own) =>
      ok<Price>(await admin.post(`/sapna/v2/package-price/add/${packageId}`, fields(own))),
    importFile: (csv, query = {}) =>
      admin.call('POST', '/sapna/v2/package-price/csv/updatePackagePrice', {
        query,
        body: csv,
        headers: { 'content-type': 'text/csv' },
      }),
    stored: packageId =>
      client.db
        .select()
        .from(packagePrices)
        .where(and(eq(packagePrices.packageId, packageId), isNull(packagePrices.deletedAt)))
        .orderBy(packagePrices.id),
  };
};

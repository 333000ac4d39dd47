import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Day } from '#contract/domain/days/indiaDay.ts';
import type { Database } from '../../../database/client.ts';
import { packagePrices, packages, type PricingParameter } from '../../../database/schema/index.ts';
import { lastDay } from '../prices/priceColumns.ts';

export interface ImportPackage {
  readonly id: number;
  readonly name: string;
  readonly isPriceApplicable: boolean;
  readonly isNetsuiteEnabled: boolean;
  readonly requiredPricingParameters: readonly PricingParameter[];
}

/** A price as it is stored; `until` is the last day, both included. */
export interface StoredPrice {
  readonly id: number;
  readonly packageId: number;
  readonly parametersKey: string;
  readonly pricingParameters: Readonly<Record<string, unknown>>;
  readonly pricePaise: number;
  readonly from: Day | null;
  readonly until: Day | null;
  readonly version: number;
  readonly updatedAt: Date;
  readonly updatedBy: number | null;
}

/** What the lines of a file are held against. */
export interface ImportCatalogue {
  readonly packages: ReadonlyMap<number, ImportPackage>;
  readonly prices: readonly StoredPrice[];
  /** Names of all parameters that the prices of some package depend on. */
  readonly parameterNames: readonly string[];
}

/** Ids as one parameter: a statement takes at most 65,535. */
export const among = (ids: readonly number[]) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::bigint)`;

/** Reads the packages that a file names with their prices, locked for the rest of the transaction when asked. */
export const readImportCatalogue = async (
  db: Database,
  packageIds: readonly number[],
  isLocked: boolean,
): Promise<Omit<ImportCatalogue, 'parameterNames'>> => {
  const found = db
    .select({
      id: packages.id,
      name: packages.name,
      isPriceApplicable: packages.isPriceApplicable,
      isNetsuiteEnabled: packages.isNetsuiteEnabled,
      requiredPricingParameters: packages.requiredPricingParameters,
    })
    .from(packages)
    .where(and(inArray(packages.id, among(packageIds)), isNull(packages.deletedAt)))
    .orderBy(packages.id);
  const items = isLocked ? await found.for('update') : await found;
  const rows = await db
    .select({
      id: packagePrices.id,
      packageId: packagePrices.packageId,
      parametersKey: packagePrices.parametersKey,
      pricingParameters: packagePrices.pricingParameters,
      pricePaise: packagePrices.pricePaise,
      effective: packagePrices.effective,
      version: packagePrices.version,
      updatedAt: packagePrices.updatedAt,
      updatedBy: packagePrices.updatedBy,
    })
    .from(packagePrices)
    .where(
      and(inArray(packagePrices.packageId, among(packageIds)), isNull(packagePrices.deletedAt)),
    )
    .orderBy(packagePrices.id);
  return {
    packages: new Map(items.map(item => [item.id, item])),
    prices: rows.map(({ effective, ...row }) => ({
      ...row,
      from: effective.from,
      until: lastDay(effective.until) ?? null,
    })),
  };
};

/** Names of the pricing parameters of all packages. */
export const readParameterNames = async (db: Database): Promise<string[]> => {
  const answer = await db.execute<{ name: string }>(sql`
    select distinct parameter ->> 'name' as name from ${packages}
    cross join lateral jsonb_array_elements(${packages.requiredPricingParameters}) as parameter
    where ${packages.deletedAt} is null order by 1`);
  return (answer as { rows: { name: string }[] }).rows.map(({ name }) => name);
};

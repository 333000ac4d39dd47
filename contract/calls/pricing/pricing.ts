import { linePriceCalls } from './linePrices.ts';
import { packagePriceCalls, pricesOfPackageCalls } from './packagePrices.ts';
import { priceImportCalls } from './pricingImport.ts';

/** Prices of packages, what sellers on the phone offer, and the import of prices. */
export const pricingCalls = [
  ...packagePriceCalls.calls,
  ...pricesOfPackageCalls,
  ...linePriceCalls,
  ...priceImportCalls,
] as const;

import { complimentaryProductCalls } from './complimentaryProducts.ts';
import { packageFamiliesV3Call, packageFamilyCalls } from './packageFamilies.ts';
import { packageProductCalls } from './packageProducts.ts';
import { packageActCalls, packageCalls } from './packages.ts';
import { productConfigCalls } from './productConfigs.ts';
import { productCalls } from './products.ts';
import { shareDetailsCalls } from './shareDetails.ts';

/** Package families, packages, their products, products, their configs and what is given away (part 2 section 7). */
export const catalogueCalls = [
  ...packageFamilyCalls.calls,
  packageFamiliesV3Call,
  ...packageCalls.calls,
  ...packageActCalls,
  ...packageProductCalls,
  ...productCalls.calls,
  ...productConfigCalls.calls,
  ...complimentaryProductCalls.calls,
  ...shareDetailsCalls,
] as const;

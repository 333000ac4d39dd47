import { packageFamilyCalls } from './cataloguePackageFamilies.ts';
import { packageProductCalls } from './cataloguePackageProducts.ts';
import { packageCalls } from './cataloguePackages.ts';
import { productCalls } from './catalogueProducts.ts';
import { complimentaryCalls } from './complimentary.ts';
import { productConfigCalls } from './productConfig.ts';
import { shareDetailsCalls } from './shareDetails.ts';

/** Package families, packages, their products, products, their configs and what is given away (part 2 section 7). */
export const catalogueCalls = [
  ...packageFamilyCalls,
  ...packageCalls,
  ...packageProductCalls,
  ...productCalls,
  ...productConfigCalls,
  ...complimentaryCalls,
  ...shareDetailsCalls,
] as const;

import { adPackage, adPackageFields } from './adPackageRecord.ts';
import { slotCalls } from './slotCalls.ts';

/** Ad packages: three addresses are the specification's, the rest those of all slots (decision record 0163). */
export const adPackageCalls = slotCalls({
  name: 'adPackages',
  plural: 'Ad packages',
  source: 'part 2 §3, §5, §8, part 3 §7, decision records 0160, 0163',
  panel: 'package_panel',
  paths: {
    list: '/ads/products/get-all-packages',
    create: '/ads/create-packages',
    update: '/ads/update-packages/{slotId}',
  },
  fields: adPackageFields,
  answer: adPackage,
});

import { adProductConfigList } from './adProductConfigs.ts';
import { contentPackageRecords, updateContentPackage } from './contentPackages.ts';
import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { complimentaryRecords } from './complimentaryProducts.ts';
import { createMappings } from './packageProducts/create.ts';
import { removeMappings } from './packageProducts/remove.ts';
import { updateActivationParameters } from './packageProducts/updateActivationParameters.ts';
import { createFamily, familyRecords } from './packageFamilies.ts';
import { copyPackage } from './packages/copy.ts';
import { enableNetsuite } from './packages/enableNetsuite.ts';
import { listCities } from './packages/listCities.ts';
import { listParameters } from './packages/listParameters.ts';
import { packageRecords } from './packages/packageRecords.ts';
import { productConfigRecords } from './productConfigs.ts';
import { productRecords } from './products.ts';
import { listPackageHistory } from './packageHistory/list.ts';

/** The catalogue: package families, packages, their products, products, their configs and what is given away. */
export const catalogueRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, familyRecords, { create: createFamily });
  serve(app, services, callOf('packageFamilies.listV3'), familyRecords.verbs.list);

  serveRecords(app, services, packageRecords);
  serveRecords(app, services, contentPackageRecords, { update: updateContentPackage });
  serve(app, services, adProductConfigList.call, adProductConfigList.verb);
  serve(app, services, callOf('packages.copy'), copyPackage);
  serve(app, services, callOf('packages.enableNetsuite'), enableNetsuite);
  serve(app, services, callOf('packages.parameters'), listParameters);
  serve(app, services, callOf('packages.cities'), listCities);

  serve(app, services, callOf('packageProducts.create'), createMappings);
  serve(app, services, callOf('packageProducts.remove'), removeMappings);
  serve(app, services, callOf('packageProducts.activationParameters'), updateActivationParameters);

  serveRecords(app, services, productRecords);
  serveRecords(app, services, productConfigRecords);
  serveRecords(app, services, complimentaryRecords);
  serve(app, services, callOf('packageHistory.list'), listPackageHistory);
};

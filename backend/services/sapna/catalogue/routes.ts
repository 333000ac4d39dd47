import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { addComplimentary } from './complimentary-products/add.ts';
import { listComplimentary } from './complimentary-products/list.ts';
import { removeComplimentary } from './complimentary-products/remove.ts';
import { createFamily } from './package-families/create.ts';
import { getFamily } from './package-families/get.ts';
import { listFamilies } from './package-families/list.ts';
import { removeFamilies } from './package-families/remove.ts';
import { updateFamily } from './package-families/update.ts';
import { createMappings } from './package-products/create.ts';
import { removeMappings } from './package-products/remove.ts';
import { updateActivationParameters } from './package-products/updateActivationParameters.ts';
import { copyPackage } from './packages/copy.ts';
import { createPackage } from './packages/create.ts';
import { enableNetsuite } from './packages/enableNetsuite.ts';
import { getPackage } from './packages/get.ts';
import { listPackages } from './packages/list.ts';
import { listCities } from './packages/listCities.ts';
import { listParameters } from './packages/listParameters.ts';
import { removePackages } from './packages/remove.ts';
import { shareDetails } from './packages/shareDetails.ts';
import { updatePackage } from './packages/update.ts';
import { createConfig } from './product-configs/create.ts';
import { listConfigs } from './product-configs/list.ts';
import { removeConfigs } from './product-configs/remove.ts';
import { updateConfig } from './product-configs/update.ts';
import { createProduct } from './products/create.ts';
import { listProducts } from './products/list.ts';
import { removeProducts } from './products/remove.ts';
import { updateProduct } from './products/update.ts';

/** The catalogue: package families, packages, their products, products, their configs and what is given away. */
export const catalogueRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('packageFamilies.list'), listFamilies);
  serve(app, services, callOf('packageFamilies.listV3'), listFamilies);
  serve(app, services, callOf('packageFamilies.get'), getFamily);
  serve(app, services, callOf('packageFamilies.create'), createFamily);
  serve(app, services, callOf('packageFamilies.update'), updateFamily);
  serve(app, services, callOf('packageFamilies.remove'), removeFamilies);

  serve(app, services, callOf('packages.list'), listPackages);
  serve(app, services, callOf('packages.get'), getPackage);
  serve(app, services, callOf('packages.create'), createPackage);
  serve(app, services, callOf('packages.update'), updatePackage);
  serve(app, services, callOf('packages.remove'), removePackages);
  serve(app, services, callOf('packages.copy'), copyPackage);
  serve(app, services, callOf('packages.enableNetsuite'), enableNetsuite);
  serve(app, services, callOf('packages.parameters'), listParameters);
  serve(app, services, callOf('packages.cities'), listCities);
  serve(app, services, callOf('packages.shareDetails'), shareDetails);

  serve(app, services, callOf('packageProducts.create'), createMappings);
  serve(app, services, callOf('packageProducts.remove'), removeMappings);
  serve(app, services, callOf('packageProducts.activationParameters'), updateActivationParameters);

  serve(app, services, callOf('products.list'), listProducts);
  serve(app, services, callOf('products.create'), createProduct);
  serve(app, services, callOf('products.update'), updateProduct);
  serve(app, services, callOf('products.remove'), removeProducts);

  serve(app, services, callOf('productConfigs.list'), listConfigs);
  serve(app, services, callOf('productConfigs.create'), createConfig);
  serve(app, services, callOf('productConfigs.update'), updateConfig);
  serve(app, services, callOf('productConfigs.remove'), removeConfigs);

  serve(app, services, callOf('complimentaryProducts.list'), listComplimentary);
  serve(app, services, callOf('complimentaryProducts.add'), addComplimentary);
  serve(app, services, callOf('complimentaryProducts.remove'), removeComplimentary);
};

import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { acceptCsv } from '../../imports/file/acceptCsv.ts';
import { runImport } from '../../imports/runImport.ts';
import { priceImporter } from './imports/priceImporter.ts';
import { listOwnerPrices } from './line/listOwnerPrices.ts';
import { listTenantPrices } from './line/listTenantPrices.ts';
import { planPrice } from './prices/planPrice.ts';
import { priceForAccount } from './prices/priceForAccount.ts';
import { priceRecords } from './prices/priceRecords.ts';
import { addPriceToPackage, listPricesOfPackage } from './prices/pricesOfPackage.ts';

/** Prices of packages, and their import from files. */
export const pricingRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, priceRecords);
  serve(app, services, callOf('packagePrices.ofPackage'), listPricesOfPackage);
  serve(app, services, callOf('packagePrices.add'), addPriceToPackage);
  serve(app, services, callOf('packagePrices.plan'), planPrice);
  serve(app, services, callOf('packagePrices.forAccount'), priceForAccount);
  serve(app, services, callOf('packagePrices.ofOwner'), listOwnerPrices);
  serve(app, services, callOf('packagePrices.ofTenant'), listTenantPrices);

  // A scope of its own: no other call takes a file as its body.
  app.register((scope, _options, done) => {
    acceptCsv(scope);
    const call = callOf('packagePrices.import');
    const verb = runImport(call, priceImporter);
    serve(scope, services, call, verb, undefined, { opensTransaction: true });
    done();
  });
  app.ownImporters.set(priceImporter.resource, priceImporter);
};

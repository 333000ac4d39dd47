import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { createAddress, listOfAccount, updateAddress } from './addressVerbs.ts';
import { createLegalEntity, legalEntityRecords, updateLegalEntity } from './legalEntityRecords.ts';

export const legalEntityRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, legalEntityRecords, {
    create: createLegalEntity,
    update: updateLegalEntity,
  });
  serve(app, services, callOf('legalEntities.ofAccount'), listOfAccount);
  serve(app, services, callOf('addresses.create'), createAddress);
  serve(app, services, callOf('addresses.update'), updateAddress);
};

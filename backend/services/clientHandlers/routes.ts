import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import {
  clientConfigRecords,
  configToEdit,
  filterConfigs,
  keysOfHandler,
  listHandlers,
  readConfig,
} from './clientConfigs.ts';

/** How leads are pushed to clients (part 2 section 7). */
export const clientConfigRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, clientConfigRecords);
  serve(app, services, callOf('clientConfigs.filter'), filterConfigs);
  serve(app, services, callOf('clientConfigs.read'), readConfig);
  serve(app, services, callOf('clientConfigs.blank'), listHandlers);
  serve(app, services, callOf('clientConfigs.toEdit'), configToEdit);
  serve(app, services, callOf('clientConfigs.requiredKeys'), listHandlers);
  serve(app, services, callOf('clientConfigs.requiredKeysOf'), keysOfHandler);
};

import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { askExclusivity } from './askExclusivity.ts';
import { builderProjectRecords, exclusivityRequestRecords } from './exclusivityRecords.ts';
import { exclusivityHistory, readMaxSlotEndDate } from './readExclusivity.ts';

/** A builder who alone sells a project for a time (part 3 sections 1 and 7). */
export const exclusivityRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, builderProjectRecords);
  serveRecords(app, services, exclusivityRequestRecords);
  serve(app, services, callOf('builderExclusivity.maxSlotEndDate'), readMaxSlotEndDate);
  serve(app, services, callOf('builderExclusivity.history'), exclusivityHistory);
  serve(app, services, callOf('builderExclusivity.ask'), askExclusivity);
};

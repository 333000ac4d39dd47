import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import {
  callLogRecords,
  channels,
  filteredLogs,
  giveFeedback,
  leadGenerators,
} from './callLogs.ts';

/** Recorded calls and what is said of them (part 2 section 7). */
export const callLogRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, callLogRecords);
  serve(app, services, callOf('callLogs.filtered'), filteredLogs);
  serve(app, services, callOf('callLogs.feedback'), giveFeedback);
  serve(app, services, callOf('callLogs.channels'), channels);
  serve(app, services, callOf('callLogs.leadGenerators'), leadGenerators);
};

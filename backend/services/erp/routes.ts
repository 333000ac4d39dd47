import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { erpRecordRecords, netsuiteEventRecords } from './netsuiteEventRecords.ts';
import { getEntityRecords, pushManualEvents, retryEvent } from './pushEvents.ts';

/** What NetSuite has of ours, and what is on its way there. */
export const erpRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, netsuiteEventRecords);
  serveRecords(app, services, erpRecordRecords);
  serve(app, services, callOf('erp.getEntityRecords'), getEntityRecords);
  serve(app, services, callOf('erp.pushManualEvents'), pushManualEvents);
  serve(app, services, callOf('netsuiteEvents.retry'), retryEvent);
};

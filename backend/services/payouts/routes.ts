import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { createBatch } from './createBatch.ts';
import { batchFile, decideBatch } from './decideBatch.ts';
import { payeeRecords } from './payeeRecords.ts';
import { payoutBatchRecords } from './payoutBatchRecords.ts';
import { payoutLineRecords } from './payoutLineRecords.ts';

/** Incentives and refunds that are paid in batches, by a file for the bank and its answer. */
export const payoutRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, payeeRecords);
  serveRecords(app, services, payoutBatchRecords);
  serveRecords(app, services, payoutLineRecords);
  serve(app, services, callOf('payoutBatches.create'), createBatch);
  serve(app, services, callOf('payoutBatches.decide'), decideBatch);
  serve(app, services, callOf('payoutBatches.file'), batchFile);
};

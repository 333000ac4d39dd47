import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { approvingRecords } from './approvingDesignations.ts';
import { listDiscountMatrix } from './discount/list.ts';
import { removeDiscountEntries } from './discount/remove.ts';
import { saveDiscountMatrix } from './discount/save.ts';

/** Who approves what: the discount matrix, and the designations of other approvals. */
export const matrixRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('discountMatrix.list'), listDiscountMatrix);
  serve(app, services, callOf('discountMatrix.save'), saveDiscountMatrix);
  serve(app, services, callOf('discountMatrix.remove'), removeDiscountEntries);

  serveRecords(app, services, approvingRecords);
};

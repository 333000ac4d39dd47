import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { acceptForms } from '../../files/readForm.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import {
  campaignChoiceRecords,
  campaignLineList,
  campaignRecords,
  createCampaign,
} from './campaigns.ts';
import { createManualCampaign } from './createManualCampaign.ts';

/** 10^5 lines fit, so that a file of that size is told its number of lines and not just that it is too large. */
const mostBytes = 16 * 1024 * 1024;

/** Outbound campaigns (part 2 section 7). */
export const campaignRoutes = (app: FastifyInstance, services: Services): void => {
  serveRecords(app, services, campaignRecords, { create: createCampaign });
  serveRecords(app, services, campaignChoiceRecords);
  serve(app, services, callOf('campaignRecords.list'), campaignLineList.verb);
  void app.register(scope => {
    acceptForms(scope, mostBytes);
    serve(scope, services, callOf('campaigns.createManual'), createManualCampaign);
  });
};

import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import type { Screens } from '../../screens/readScreens.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { deliveryRecords } from './deliveryRecords.ts';
import {
  createWebhook,
  listDays,
  pauseByHand,
  resumeWebhook,
  rotateSecret,
  sendAgain,
  sendTest,
  suggestEvents,
} from './webhookActs.ts';
import { webhookRecords } from './webhookRecords.ts';

/** Programs that are told of changes (decision record 0099). */
export const webhookRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const records = webhookRecords(screens);
  serveRecords(app, services, records, { create: createWebhook(records) });
  serveRecords(app, services, deliveryRecords);
  serve(app, services, callOf('webhooks.rotate'), rotateSecret(records));
  serve(app, services, callOf('webhooks.pause'), pauseByHand(records));
  serve(app, services, callOf('webhooks.resume'), resumeWebhook(records));
  serve(app, services, callOf('webhooks.days'), listDays(records));
  serve(app, services, callOf('webhooks.test'), sendTest(records));
  serve(app, services, callOf('webhookDeliveries.sendAgain'), sendAgain);
  serve(app, services, callOf('webhookEvents.suggest'), suggestEvents(screens));
};

import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../calls/Context.ts';
import type { RightsOfCall } from '../calls/mayCall.ts';
import { serve } from '../calls/serve.ts';
import type { Screens } from '../screens/readScreens.ts';
import { getRecord } from './getRecord.ts';
import { listRecords } from './listRecords.ts';
import { refuseUnlessMay, screenOf } from './recordRows.ts';
import { createRecord, removeRecord, updateRecord } from './saveRecord.ts';

/** The calls of the screens that name none of their own. */
export const recordRoutes = (app: FastifyInstance, services: Services, screens: Screens): void => {
  const mayDo =
    (verb: string): RightsOfCall =>
    ({ resource = '' }, actor) =>
      refuseUnlessMay(screenOf(screens, resource), actor, verb);
  const around = { screens, servedCalls: app.servedCalls };
  serve(app, services, callOf('records.list'), listRecords(screens), mayDo('list'));
  serve(app, services, callOf('records.get'), getRecord(screens), mayDo('show'));
  serve(app, services, callOf('records.create'), createRecord(around), mayDo('create'));
  serve(app, services, callOf('records.update'), updateRecord(around), mayDo('edit'));
  serve(app, services, callOf('records.remove'), removeRecord(screens), mayDo('remove'));
};

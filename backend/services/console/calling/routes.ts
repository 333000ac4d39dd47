import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { serveRecords } from '../../../tables/declareRecords.ts';
import { callingConfigRecords } from './callingConfigs.ts';
import {
  dispose,
  extendCall,
  getDesk,
  hangUpCall,
  holdCall,
  keepDraft,
  place,
  pull,
  release,
} from './deskVerbs.ts';
import { takeNotices } from './notices.ts';
import { listQueue } from './queueLists.ts';

/** The calling desk, and the door for the telephony's notices. */
export const callingRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('calling.desk'), getDesk);
  serve(app, services, callOf('calling.pull'), pull);
  serve(app, services, callOf('calling.release'), release);
  serve(app, services, callOf('calling.queue'), listQueue);
  serve(app, services, callOf('calls.place'), place);
  serve(app, services, callOf('calls.hangUp'), hangUpCall);
  serve(app, services, callOf('calls.hold'), holdCall);
  serve(app, services, callOf('calls.extend'), extendCall);
  serve(app, services, callOf('calls.draft'), keepDraft);
  serve(app, services, callOf('calls.dispose'), dispose);
  serve(app, services, callOf('telephony.notices'), takeNotices);
  serveRecords(app, services, callingConfigRecords);
};

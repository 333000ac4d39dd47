import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { serveRecords } from '../../tables/declareRecords.ts';
import { getActivity, setActivity } from './activity.ts';
import { endSupervision, startSupervision } from './supervise.ts';
import { supervisionRecords } from './supervisionRecords.ts';
import { listHierarchy } from './listHierarchy.ts';

/** What agents do now, for themselves and for those above them. */
export const floorRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('activity.get'), getActivity);
  serve(app, services, callOf('activity.set'), setActivity);
  serve(app, services, callOf('activity.userHierarchy'), listHierarchy);
  serveRecords(app, services, supervisionRecords);
  serve(app, services, callOf('supervisions.start'), startSupervision);
  serve(app, services, callOf('supervisions.end'), endSupervision);
};

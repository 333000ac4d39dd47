import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';
import { disposePhone, hangUpPhone } from './bspl.ts';
import { callNow } from './callNow.ts';

/** The telephony's calls as pages make them; the telephony itself stands behind its adapter. */
export const kiraRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('kira.callNow'), callNow);
  serve(app, services, callOf('kira.hangup'), hangUpPhone);
  serve(app, services, callOf('kira.dispose'), disposePhone);
};

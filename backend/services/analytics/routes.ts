import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import { ownerEvents } from '#contract/domain/analytics/analyticsEvents.ts';
import { hasRole } from '../../calls/Actor.ts';
import type { Services } from '../../calls/Context.ts';
import { serve } from '../../calls/serve.ts';

const named: Readonly<Record<string, (typeof ownerEvents)[keyof typeof ownerEvents] | undefined>> =
  ownerEvents;

/** Page timings are passed on; what an owner agent has done is told once its answer has left. */
export const analyticsRoutes = (app: FastifyInstance, services: Services): void => {
  const { analytics, config } = services;
  serve(app, services, callOf('analytics.pageTiming'), ({ body, audit }) => {
    audit.nothingChanged();
    analytics.track({ name: 'page timing', ...body });
    return Promise.resolve({ isSent: analytics.isOn });
  });
  if (!analytics.isOn) return;
  app.addHook('onResponse', ({ actor, routeOptions }, reply, done) => {
    const name = named[routeOptions.config.callId ?? ''];
    const isTold =
      name !== undefined && reply.statusCode < 400 && actor && hasRole(actor, 'owner-agent');
    if (isTold && !(name === 'phone masking' && config.phoneMask === null))
      analytics.track({ name, agentId: actor.id });
    done();
  });
  app.addHook('preClose', async () => analytics.flush());
};

import type { FastifyInstance } from 'fastify';
import { callOf } from '#contract/calls/index.ts';
import type { AgentBranchMapping, Region } from '#contract/calls/recordTypes.ts';
import type { Context, Services } from '../calls/Context.ts';
import { runCall } from '../calls/runCall.ts';
import { serve } from '../calls/serve.ts';

/** Runs the usual update in the transaction of its twin, with the rules of the screens that save through it. */
const update = async <Row>(
  app: FastifyInstance,
  context: Pick<Context, 'services' | 'db' | 'request' | 'audit'> & {
    readonly actor: NonNullable<Context['actor']>;
  },
  id: 'regions.update' | 'agentBranchMappings.update',
  parts: { params: { id: number }; body: object },
): Promise<Row> => {
  const { services, db, request, actor, audit } = context;
  const { servedCalls } = app;
  const answer = await runCall(id, parts, { services, servedCalls, actor, db, request });
  // The call that was run has kept the history of what it changed.
  audit.nothingChanged();
  return answer as Row;
};

/** Updates that the specification names by a second verb or place (docs/decisions/0010-catalogue.md). */
export const updateTwinRoutes = (app: FastifyInstance, services: Services): void => {
  serve(app, services, callOf('regions.updateByPost'), context =>
    update<Region>(app, context, 'regions.update', {
      params: context.params,
      body: context.body,
    }),
  );
  serve(app, services, callOf('regions.updateById'), context => {
    const { id, ...body } = context.body;
    return update<Region>(app, context, 'regions.update', { params: { id }, body });
  });
  serve(app, services, callOf('agentBranchMappings.updateById'), context => {
    const { id, ...body } = context.body;
    const parts = { params: { id }, body };
    return update<AgentBranchMapping>(app, context, 'agentBranchMappings.update', parts);
  });
};

import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { callOf, type CallId, type CallOf } from '#contract/calls/index.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { slotSecrets } from '../../../policies/slotSecrets.ts';

/** Calls below the ad service, and the helper calls of the CRM backend (part 3 section 7). */
const own = ['list', 'create', 'update'] as const;
const helpers = ['get', 'stop', 'check', 'live'] as const;
type Name = (typeof own)[number] | (typeof helpers)[number];

/** First halves of the ids of the kinds' calls. */
type Area = Extract<CallId, `${string}.live`> extends `${infer Found}.live` ? Found : never;
type VerbsOf<Of extends Area> = {
  readonly [One in Name]: Verb<CallOf<Extract<CallId, `${Of}.${One}`>>>;
};

/** The routes of one kind of slots, apart by the service that they belong to. */
export const slotRoutes = <Of extends Area>(area: Of, verbs: VerbsOf<Of>) => {
  const serving = (names: readonly Name[]) => (app: FastifyInstance, services: Services) => {
    for (const name of names)
      // The parameters have held each verb against the call of its name.
      serve(
        app,
        services,
        callOf(`${area}.${name}` as CallId) as Call,
        verbs[name] as unknown as Verb<Call>,
        undefined,
        name === 'list' ? { secrets: slotSecrets } : {},
      );
  };
  return { own: serving(own), helpers: serving(helpers) };
};

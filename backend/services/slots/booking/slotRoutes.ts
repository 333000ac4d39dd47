import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/calls/call.ts';
import { callOf, type CallId, type CallOf } from '#contract/calls/index.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';
import { slotSecrets } from '../../../policies/slotSecrets.ts';

/** The calls that every kind of slots has (part 3 section 7). */
const names = ['list', 'create', 'update', 'get', 'stop', 'check', 'live'] as const;
type Name = (typeof names)[number];

/** First halves of the ids of the kinds' calls. */
export type Area = Extract<CallId, `${string}.live`> extends `${infer Found}.live` ? Found : never;
export type VerbsOf<Of extends Area> = {
  readonly [One in Name]: Verb<CallOf<Extract<CallId, `${Of}.${One}`>>>;
};

/** Serves the calls of one kind of slots. */
export const slotRoutes =
  <Of extends Area>(area: Of, verbs: VerbsOf<Of>) =>
  (app: FastifyInstance, services: Services): void => {
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

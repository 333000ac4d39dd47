import type { FastifyInstance } from 'fastify';
import { callOf, type CallOf } from '#contract/calls/index.ts';
import { storyLanguages } from '#contract/domain/slots/stories/storyFields.ts';
import type { Services, Verb } from '../../../calls/Context.ts';
import { serve } from '../../../calls/serve.ts';

/** GET languages (part 3 section 7). */
const listLanguages: Verb<CallOf<'stories.languages'>> = () =>
  Promise.resolve({ results: storyLanguages.map(({ id, label }) => ({ id, name: label })) });

/** What stories have besides the calls that kinds of slots share. */
export const storyRoutes = (app: FastifyInstance, services: Services): void =>
  serve(app, services, callOf('stories.languages'), listLanguages);

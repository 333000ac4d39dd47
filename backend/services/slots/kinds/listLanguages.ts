import type { CallOf } from '#contract/calls/index.ts';
import { storyLanguages } from '#contract/domain/slots/stories/storyRules.ts';
import type { Verb } from '../../../calls/Context.ts';

/** GET languages (part 3 section 7). */
export const listLanguages: Verb<CallOf<'stories.languages'>> = () =>
  Promise.resolve({ results: storyLanguages.map(({ id, label }) => ({ id, name: label })) });

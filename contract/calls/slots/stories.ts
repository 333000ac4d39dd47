import Type from 'typebox';
import { defineCall } from '../call.ts';
import { slotCalls } from './slotCalls.ts';
import { story, storyFields } from './storyRecord.ts';

/** Stories (video slots): the calls of all slots with `source=stories_panel`, as part 3 section 7 writes it. */
export const storyCalls = [
  ...slotCalls({
    name: 'stories',
    plural: 'Stories',
    source: 'part 3 §3, §5, §7, T96, decision records 0160, 0161',
    panel: 'stories_panel',
    fields: storyFields,
    answer: story,
  }),
  defineCall({
    id: 'stories.languages',
    method: 'GET',
    path: '/ads/languages',
    kind: 'read',
    access: 'signed-in',
    summary: 'Languages of stories; 0 is one of them',
    source: 'part 3 §5, §7',
    answer: Type.Object({
      results: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    }),
  }),
] as const;

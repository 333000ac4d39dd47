import { sql } from 'drizzle-orm';
import type { Story } from '#contract/calls/recordTypes.ts';
import type { SlotAnswer } from '#contract/calls/slots/slotCalls.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { storiesProductId } from '#contract/domain/slots/slotProducts.ts';
import { storyRules, type StoryValues } from '#contract/domain/slots/stories/storyRules.ts';
import { stories } from '../../../database/schema/index.ts';
import { declareSlotKind } from '../booking/kinds/declareSlotKind.ts';
import { flag, list, plain, words } from '../booking/details.ts';

export const storyKind = declareSlotKind<StoryValues, SlotAnswer<Story>>({
  kind: 'stories',
  productId: storiesProductId,
  resource: 'stories',
  plural: { en: 'stories', hi: 'स्टोरी' },
  notThere: notThere.story,
  table: stories,
  title: sql`null`,
  details: {
    video_stories_type: plain('videoStoriesType'),
    video_stories_thumbnail_url: words('thumbnailUrl'),
    video_url_template_1: words('templateOneUrl'),
    video_url_template_2: words('templateTwoUrl'),
    video_image_list: list('videoImageList'),
    video_stories_language: plain('language'),
    video_stories_has_audio: flag('hasAudio', false),
    is_premium: flag('isPremium', false),
  },
  listed: {
    video_stories_type: 'text',
    video_stories_language: 'integer',
    video_stories_has_audio: 'boolean',
    is_premium: 'boolean',
  },
  searched: [],
  rules: storyRules,
  devices: [],
  stored: { video_image_list: value => value ?? [] },
});

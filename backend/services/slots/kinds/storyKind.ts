import { inArray, sql } from 'drizzle-orm';
import type { Static } from 'typebox';
import type { story } from '#contract/calls/slots/storyRecord.ts';
import { notThere } from '#contract/domain/messages/notThere.ts';
import { storiesProductId } from '#contract/domain/slots/slotProducts.ts';
import type { StoryLanguageId, StoryValues } from '#contract/domain/slots/stories/storyFields.ts';
import { storyRules } from '#contract/domain/slots/stories/storyRules.ts';
import { stories } from '../../../database/schema/index.ts';
import { wordsOrNull as words } from '../booking/slotColumns.ts';
import type { NamedMedia, SlotKind } from '../booking/SlotKind.ts';

type Answer = Static<typeof story>;
type Details = typeof stories.$inferSelect;

/** The columns of `stories`. */
const columnsOf = (values: StoryValues) => ({
  videoStoriesType: values.video_stories_type ?? null,
  thumbnailUrl: words(values.video_stories_thumbnail_url),
  templateOneUrl: words(values.video_url_template_1),
  templateTwoUrl: words(values.video_url_template_2),
  videoImageList: [...(values.video_image_list ?? [])],
  language: values.video_stories_language ?? null,
  hasAudio: values.video_stories_has_audio ?? false,
  isPremium: values.is_premium ?? false,
});

const single = [
  'video_stories_thumbnail_url',
  'video_url_template_1',
  'video_url_template_2',
] as const;

const media = (values: StoryValues): readonly NamedMedia[] => [
  ...(values.video_image_list ?? []).map(url => ({ place: 'video_image_list', url })),
  ...single.flatMap(place => {
    const url = words(values[place]);
    return url === null ? [] : [{ place, url }];
  }),
];

/** Stories, as the part that all kinds share needs to know them. */
export const storyKind: SlotKind<StoryValues, Answer, Details> = {
  kind: 'stories',
  productId: storiesProductId,
  resource: 'stories',
  plural: { en: 'stories', hi: 'स्टोरी' },
  notThere: notThere.story,
  table: stories,
  title: sql`null`,
  listed: {
    video_stories_type: { expression: stories.videoStoriesType, kind: 'text' },
    video_stories_language: { expression: stories.language, kind: 'integer' },
    video_stories_has_audio: { expression: stories.hasAudio, kind: 'boolean' },
    is_premium: { expression: stories.isPremium, kind: 'boolean' },
  },
  searched: [],
  rules: storyRules,
  devices: [],
  readDetails: (db, ids) => db.select().from(stories).where(inArray(stories.slotId, ids)),
  writeDetails: (db, slotId, values) => {
    const details = columnsOf(values);
    return db
      .insert(stories)
      .values({ slotId, ...details })
      .onConflictDoUpdate({ target: stories.slotId, set: details });
  },
  present: (slot, details) => ({
    ...slot,
    product_id: storiesProductId,
    // No amount was given: an amount of 0 is none (T74).
    amount: slot.amount || undefined,
    video_stories_type: details?.videoStoriesType ?? undefined,
    video_stories_thumbnail_url: details?.thumbnailUrl ?? undefined,
    video_url_template_1: details?.templateOneUrl ?? undefined,
    video_url_template_2: details?.templateTwoUrl ?? undefined,
    video_image_list: details?.videoImageList ?? [],
    video_stories_language: (details?.language as StoryLanguageId | null | undefined) ?? undefined,
    video_stories_has_audio: details?.hasAudio ?? false,
    is_premium: details?.isPremium ?? false,
  }),
  media,
  stored: { video_image_list: value => value ?? [] },
};

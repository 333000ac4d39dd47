import type { StoryFields } from '../../../calls/recordTypes.ts';
import type { Text } from '../../../model/files/screenFile.ts';
import type { Labelled } from '../../enumeration.ts';
import { isNoValue } from '../../noValue.ts';
import { slotFault, slotFaults, type SlotDaysSeen, type SlotFault } from '../slotFaults.ts';
import { missingEntity, missingFields, missingPart, type MissingPart } from '../slotMissing.ts';
import { englishOf, slotPartTitle, slotWords } from '../slotWords.ts';
import type { SlotRules } from '../slotRules.ts';
import { titlesOf } from '../slotTitles.ts';
import type { Written } from '../slotValues.ts';

/** `video_stories_type` (part 3 section 3). */
export const storiesTypes = ['automated', 'live anchor'] as const;
export type StoriesType = (typeof storiesTypes)[number];

export const minimumStoriesImages = 5;

/** What a stories slot shows; urls are empty until a file is uploaded. */
export interface StoriesMedia {
  readonly type: StoriesType;
  readonly imageCount: number;
  readonly template1?: string | null;
  readonly template2?: string | null;
}

/**
 * The message when a slot lacks its pictures: an automated one needs five images, any other one of the two video
 * templates (part 3 section 5, decision T96).
 */
export const checkStoriesMedia = (media: StoriesMedia): string | undefined => {
  if (media.type === 'automated')
    return media.imageCount < minimumStoriesImages
      ? `Please upload at least ${minimumStoriesImages} images`
      : undefined;
  return isNoValue(media.template1) && isNoValue(media.template2)
    ? 'Please upload video template 1 or 2'
    : undefined;
};

/** Languages of a story; the specification says that 0 is one and names none (part 3 §5, record 0161). */
export const storyLanguages = [
  { id: 0, label: 'English' },
  { id: 1, label: 'Hindi' },
  { id: 2, label: 'Tamil' },
  { id: 3, label: 'Telugu' },
] as const satisfies readonly Labelled[];

/** Pictures that a story may have; the specification gives the least alone. */
export const mostStoryImages = 10;

/** What people write of a story, complete or not (part 3 section 3). */
export type StoryValues = Written<StoryFields>;

/** What people call a field, in both languages. */
export const storyNames = {
  ...titlesOf([
    'entity_type_id',
    'entity_id',
    'polygon_uuids',
    'opportunity_id',
    'supply_user_uuid',
    'start_date',
    'end_date',
    'amount',
    'product_activation_id',
    'event_id',
    'devices',
    'organic_hard_target',
    'organic_soft_target',
    'is_locality_churn',
    'send_activation_mail',
    'deliver_developer_broker_leads',
    'notes',
  ]),
  video_stories_type: { en: 'Type', hi: 'प्रकार' },
  video_stories_language: { en: 'Language', hi: 'भाषा' },
  video_image_list: { en: 'Images', hi: 'चित्र' },
  video_stories_thumbnail_url: { en: 'Thumbnail', hi: 'थंबनेल' },
  video_url_template_1: { en: 'Video template 1', hi: 'वीडियो टेम्पलेट 1' },
  video_url_template_2: { en: 'Video template 2', hi: 'वीडियो टेम्पलेट 2' },
  video_stories_has_audio: { en: 'Has audio', hi: 'आवाज़ है' },
  is_premium: { en: 'Premium', hi: 'प्रीमियम' },
} as const satisfies Record<string, Text>;

export const storyMessages = {
  fewImages: `Please upload at least ${minimumStoriesImages} images`,
  noTemplate: 'Please upload video template 1 or 2',
  imageTwice: 'Each picture can be shown only once',
  manyImages: `A story shows at most ${mostStoryImages} images`,
} as const;

const titles = englishOf(storyNames);

const always = [
  'start_date',
  'end_date',
  'entity_type_id',
  'polygon_uuids',
  'supply_user_uuid',
  'opportunity_id',
  'video_stories_type',
  'video_stories_language',
  'devices',
] as const;

/** The field that waits for an upload: pictures of what is put together by itself, a video of any other. */
const mediaField = (values: StoryValues) =>
  values.video_stories_type === 'automated' ? 'video_image_list' : 'video_url_template_1';

const missingMedia = (values: StoryValues): readonly MissingPart[] => {
  const type = values.video_stories_type;
  if (!type) return [];
  const message = checkStoriesMedia({
    type,
    imageCount: values.video_image_list?.length ?? 0,
    template1: values.video_url_template_1 ?? null,
    template2: values.video_url_template_2 ?? null,
  });
  const field = mediaField(values);
  return message === undefined ? [] : [missingPart(field, titles[field], message)];
};

const missing = (values: StoryValues): readonly MissingPart[] => [
  ...missingFields(values, always, titles),
  ...missingEntity(values),
  ...missingMedia(values),
];

const imageFaults = ({ video_image_list: images }: StoryValues): readonly SlotFault[] => {
  const list = images ?? [];
  if (list.length > mostStoryImages)
    return slotFault('video_image_list', 'maxItems', storyMessages.manyImages);
  return new Set(list).size < list.length
    ? slotFault('video_image_list', 'duplicate', storyMessages.imageTwice)
    : [];
};

const faults = (values: StoryValues, seen: SlotDaysSeen): readonly SlotFault[] => [
  ...slotFaults(values, seen, true),
  ...imageFaults(values),
];

/** What browser and server ask of a story (part 3 section 5, T96, record 0161). */
export const storyRules: SlotRules<StoryValues> = {
  titles: storyNames,
  faults,
  missing,
  needed: values => [...always, 'entity_id', mediaField(values)],
  inBothLanguages: slotWords(Object.values(storyNames), [
    [storyMessages.fewImages, `कृपया कम से कम ${minimumStoriesImages} चित्र अपलोड करें`],
    [storyMessages.noTemplate, 'कृपया वीडियो टेम्पलेट 1 या 2 अपलोड करें'],
    [storyMessages.imageTwice, 'एक चित्र एक ही बार दिखता है'],
    [storyMessages.manyImages, `स्टोरी में अधिकतम ${mostStoryImages} चित्र दिखते हैं`],
  ]),
  partTitle: (field, entityTypeId) => slotPartTitle(storyNames, field, entityTypeId),
};

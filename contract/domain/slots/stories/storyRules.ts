import { slotFault, slotFaults, type SlotDaysSeen, type SlotFault } from '../slotFaults.ts';
import { missingEntity, missingFields, missingPart, type MissingPart } from '../slotMissing.ts';
import type { SlotRules } from '../slotRules.ts';
import { slotPartTitle, slotWords } from '../slotWords.ts';
import { checkStoriesMedia, minimumStoriesImages } from './storiesMedia.ts';
import { mostStoryImages, storyNames, type StoryValues } from './storyFields.ts';

export const storyMessages = {
  fewImages: `Please upload at least ${minimumStoriesImages} images`,
  noTemplate: 'Please upload video template 1 or 2',
  imageTwice: 'A picture is shown once only',
  manyImages: `A story shows at most ${mostStoryImages} images`,
} as const;

const titles = Object.fromEntries(
  Object.entries(storyNames).map(([field, { en }]) => [field, en]),
) as Readonly<Record<keyof typeof storyNames, string>>;

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

import type { Text } from '../../../model/screenFile.ts';
import type { Labelled } from '../../enumeration.ts';
import { titlesOf } from '../slotTitles.ts';
import type { SlotValues } from '../slotValues.ts';
import type { StoriesType } from './storiesMedia.ts';

type Maybe<Value> = Value | null | undefined;

/** Languages of a story; the specification says that 0 is one and names none (part 3 §5, record 0161). */
export const storyLanguages = [
  { id: 0, label: 'English' },
  { id: 1, label: 'Hindi' },
  { id: 2, label: 'Tamil' },
  { id: 3, label: 'Telugu' },
] as const satisfies readonly Labelled[];
export type StoryLanguageId = (typeof storyLanguages)[number]['id'];

/** Pictures that a story may have; the specification gives the least alone. */
export const mostStoryImages = 10;

/** What people write of a story, complete or not (part 3 section 3). */
export interface StoryValues extends SlotValues {
  readonly video_stories_type?: Maybe<StoriesType>;
  readonly video_stories_thumbnail_url?: Maybe<string>;
  readonly video_url_template_1?: Maybe<string>;
  readonly video_url_template_2?: Maybe<string>;
  /** Addresses of uploaded pictures, in the order in which they are shown. */
  readonly video_image_list?: Maybe<readonly string[]>;
  /** 0 is a language (T74). */
  readonly video_stories_language?: Maybe<StoryLanguageId>;
  readonly video_stories_has_audio?: Maybe<boolean>;
  readonly is_premium?: Maybe<boolean>;
}

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

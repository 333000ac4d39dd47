import { isNoValue } from '../../noValue.ts';

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

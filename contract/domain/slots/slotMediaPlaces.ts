import { maximumUploadBytes } from '../checks/uploads.ts';
import { adPackageCards } from './productCards.ts';
import { cardImage, type CardImage } from './siteTakeover/cardImages.ts';

const megabyte = 1024 * 1024;
const images = ['image/png', 'image/jpeg', 'image/gif'];

const anyImage = {
  accept: images,
  maxBytes: 3 * megabyte,
  width: { min: 96, max: 3840 },
  height: { min: 96, max: 3840 },
  shape: 'any',
  best: { width: 1080, height: 1080 },
} as const satisfies CardImage;

/** What may be on a card of an ad package. */
export const adPackageImage: CardImage = anyImage;

/** A picture that fills a phone. */
const tallImage = {
  ...anyImage,
  width: { min: 600, max: 2160 },
  height: { min: 600, max: 3840 },
  shape: 'tall',
  best: { width: 1080, height: 1920 },
} as const satisfies CardImage;

const logo = {
  ...anyImage,
  maxBytes: megabyte,
  width: { min: 96, max: 1200 },
  height: { min: 32, max: 1200 },
  best: { width: 360, height: 120 },
} as const satisfies CardImage;

/** A picture that fills the top of a page. */
const heroImage = {
  ...anyImage,
  width: { min: 600, max: 3840 },
  height: { min: 300, max: 3840 },
  best: { width: 1440, height: 640 },
} as const satisfies CardImage;

const video = {
  accept: ['video/mp4', 'video/webm'],
  maxBytes: maximumUploadBytes,
  shape: 'any',
  best: { width: 1080, height: 1920 },
} as const satisfies CardImage;

/** Places of uploads by the screen whose slots have them; a list has one place for all of its entries (record 0160). */
const places: Readonly<Record<string, Readonly<Record<string, CardImage>>>> = {
  microsites: {
    'product_details.carousel': heroImage,
    'product_details.header_logo': logo,
    'product_details.ad_logo': logo,
  },
  stories: {
    video_image_list: tallImage,
    video_stories_thumbnail_url: anyImage,
    video_url_template_1: video,
    video_url_template_2: video,
  },
};

/** The places of a screen's slots that are fields of their own; cards have theirs by priority. */
export const mediaPlacesOf = (resource: string): readonly string[] =>
  Object.keys(Object.hasOwn(places, resource) ? (places[resource] ?? {}) : {});

/** What may be uploaded to a place of a slot; undefined where there is no such place. */
export const slotMediaRule = (resource: string, place: string): CardImage | undefined => {
  const priority = /^product_cards\.([1-9]\d?)$/.exec(place)?.[1];
  if (resource === 'site-takeovers' && priority !== undefined) return cardImage(Number(priority));
  if (resource === 'ad-packages' && priority !== undefined)
    return adPackageCards.some(card => card.priority === Number(priority))
      ? adPackageImage
      : undefined;
  const own = Object.hasOwn(places, resource) ? places[resource] : undefined;
  return own && Object.hasOwn(own, place) ? own[place] : undefined;
};

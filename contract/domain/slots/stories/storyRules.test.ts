import { describe, expect, it } from 'vitest';
import { storyNames } from './storyRules.ts';
import { storyMessages, storyRules } from './storyRules.ts';

const devanagari = /[\u0900-\u097f]/;
const complete = {
  entity_type_id: 2,
  entity_id: 5,
  polygon_uuids: ['11111111-1111-4111-8111-111111111111'],
  supply_user_uuid: '22222222-2222-4222-8222-222222222222',
  opportunity_id: 7,
  start_date: '2026-12-01',
  end_date: '2026-12-07',
  devices: [4],
  video_stories_type: 'automated',
  video_stories_language: 0,
  video_image_list: ['a', 'b', 'c', 'd', 'e'],
} as const;
const seen = { today: '2026-11-20' };

describe('the rules of a story', () => {
  it('a complete one lacks nothing, and 0 is a language (T74)', () => {
    expect(storyRules.missing(complete)).toEqual([]);
    expect(storyRules.faults(complete, seen)).toEqual([]);
  });

  it('what an empty one lacks is what one needs, and each is told in both languages', () => {
    const missing = storyRules.missing({ video_stories_type: 'automated' });
    const needed = storyRules.needed({ video_stories_type: 'automated' });
    expect(new Set([...missing.map(({ field }) => field), 'video_stories_type'])).toEqual(
      new Set(needed),
    );
    for (const { message } of missing)
      expect(storyRules.inBothLanguages(message)).toEqual({
        en: message,
        hi: expect.stringMatching(devanagari) as string,
      });
  });

  it.each(Object.values(storyMessages))('%s, in Hindi too', message => {
    expect(storyRules.inBothLanguages(message).hi).toMatch(devanagari);
  });

  it('more images than a story shows, and one twice', () => {
    const many = Array.from({ length: 11 }, (_, at) => String(at));
    const messages = (images: readonly string[]) =>
      storyRules.faults({ video_image_list: images }, seen).map(({ message }) => message);
    expect(messages(many)).toEqual([storyMessages.manyImages]);
    expect(messages(['a', 'a'])).toEqual([storyMessages.imageTwice]);
    expect(messages(many.slice(1))).toEqual([]);
  });

  it('calls every field by its name, the entity by its type', () => {
    for (const field of Object.keys(storyNames))
      expect(storyRules.partTitle(field).hi).toMatch(devanagari);
    expect(storyRules.partTitle('entity_id', 3).en).toBe('Builder');
  });
});

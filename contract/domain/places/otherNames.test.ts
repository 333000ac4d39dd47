import { describe, expect, it } from 'vitest';
import { otherNames } from './otherNames.ts';

describe('otherNames', () => {
  it.each([
    ['Bangalore', ['Bengaluru']],
    ['bangal', ['Bengaluru']],
    ['Bengaluru', ['Bangalore']],
    ['gurgaon', ['Gurugram']],
    ['Banaras', ['Varanasi', 'Benares']],
  ])('knows %s', (word, names) => expect(otherNames(word)).toEqual(names));

  it.each(['ban', '', 'Pimpri', 'Bangalorean'])('has none for "%s"', word =>
    expect(otherNames(word)).toEqual([]),
  );
});

import { describe, expect, it } from 'vitest';
import { otherNames, sameNames } from './otherNames.ts';

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

describe('sameNames', () => {
  it.each([
    ['Bangalore', ['Bengaluru']],
    [' gurgaon ', ['Gurugram']],
    ['Varanasi', ['Banaras', 'Benares']],
    ['Bangal', []],
    ['Pimpri', []],
  ])('of "%s" by the whole name alone', (name, names) => expect(sameNames(name)).toEqual(names));
});

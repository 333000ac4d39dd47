import { describe, expect, it } from 'vitest';
import { actInWords, auditActs } from './auditActs.ts';

describe('acts of the history', () => {
  it.each(Object.entries(auditActs))('%s is told in both languages', (_act, words) => {
    expect(words.en).toMatch(/^[a-zA-Z ,-]+$/);
    expect(words.hi).toMatch(/\p{Script=Devanagari}/u);
  });

  it('of another system stand as they came, without hyphens', () => {
    expect(actInWords('sync-from-legacy')).toEqual({
      en: 'sync from legacy',
      hi: 'sync from legacy',
    });
    expect(actInWords('update').en).toBe('changed it');
  });
});

import { describe, expect, it } from 'vitest';
import { worded } from './worded.ts';

const cleared = {
  title: 'Payment cleared',
  body: '₹12,390 for Sahyadri',
  titleHi: 'भुगतान क्लियर हुआ',
  bodyHi: 'Sahyadri के लिए ₹12,390',
};

describe('a notice', () => {
  it('is in the language that the person reads', () => {
    expect(worded(cleared, 'en')).toEqual(cleared);
    expect(worded(cleared, 'hi')).toMatchObject({ title: cleared.titleHi, body: cleared.bodyHi });
  });

  it('stays English where it was told before both were kept', () => {
    const older = { ...cleared, titleHi: null, bodyHi: null };
    expect(worded(older, 'hi')).toEqual(older);
  });
});

import { describe, expect, it } from 'vitest';
import { SessionEnded, storedRecord } from './storedRecord.ts';

describe('the record that a call stored', () => {
  it('is the answer', () => {
    expect(storedRecord({ data: { id: 0, name: 'Zero is an id' } })).toEqual({
      id: 0,
      name: 'Zero is an id',
    });
  });

  it('is none when the session ended meanwhile, so that nothing typed is thrown away', () => {
    expect(() => storedRecord({ data: {} })).toThrow(SessionEnded);
  });
});

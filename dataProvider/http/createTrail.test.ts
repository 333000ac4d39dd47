import { describe, expect, it } from 'vitest';
import { createTrail } from './createTrail.ts';

const answer = (id?: string) => new Headers(id ? { 'x-request-id': id } : {});

describe('following changes', () => {
  it('tells each follower what was changed while it followed', () => {
    const trail = createTrail();
    trail.add(answer('before'));
    const first = trail.follow();
    trail.add(answer('a'));
    const second = trail.follow();
    trail.add(answer());
    trail.add(answer('b'));
    expect(first()).toEqual(['a', 'b']);
    trail.add(answer('after'));
    expect(second()).toEqual(['b', 'after']);
    expect(first()).toEqual(['a', 'b']);
  });
});

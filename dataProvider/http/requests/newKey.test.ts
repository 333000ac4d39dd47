import { afterEach, describe, expect, it, vi } from 'vitest';
import { newKey } from './newKey.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a new key', () => {
  it('is another one each time, of letters that a header takes', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(new Set(keys).size).toBe(50);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is made where the page is not served over TLS', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(1) });
    expect(newKey()).toBe('01'.repeat(16));
  });
});

import { describe, expect, it } from 'vitest';
import { openSecret, sealSecret } from './sealSecret.ts';

const key = Buffer.alloc(32, 1);

describe('a sealed secret', () => {
  it('opens with its key, for its person alone', () => {
    const sealed = sealSecret(key, 7, 'JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(openSecret(key, 7, sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(openSecret(key, 8, sealed)).toBeUndefined();
    expect(openSecret(Buffer.alloc(32, 2), 7, sealed)).toBeUndefined();
    expect(openSecret(key, 7, `${sealed.slice(0, -2)}AA`)).toBeUndefined();
  });

  it('is another each time', () => {
    expect(sealSecret(key, 7, 'same')).not.toBe(sealSecret(key, 7, 'same'));
  });
});

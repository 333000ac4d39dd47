import { describe, expect, it } from 'vitest';
import { Refusal } from '../calls/Refusal.ts';
import { maskPhones, maskRefusal } from './maskPhones.ts';

const agent = { grants: [{ code: 'broker-tele-sales', isAutomatic: false }] } as const;
const admin = { grants: [{ code: 'admin', isAutomatic: false }] } as const;
const config = { phoneMask: 8 } as const;

describe('T89 phone numbers', () => {
  it.each([
    [{ phone: '9812345678' }, { phone: 'XX12345678' }],
    [{ results: [{ mobile: '+919812345678' }] }, { results: [{ mobile: '+XXXX12345678' }] }],
    [{ pocContactNumbers: ['9812345678', '98'] }, { pocContactNumbers: ['XX12345678', '98'] }],
    [
      { changes: [{ field: 'phone', before: '9812345678', after: null }] },
      { changes: [{ field: 'phone', before: 'XX12345678', after: null }] },
    ],
    [
      { changes: [{ field: 'pan', before: '9812345678', after: 'x' }] },
      { changes: [{ field: 'pan', before: '9812345678', after: 'x' }] },
    ],
    [
      { id: 9_812_345_678, name: '9812345678' },
      { id: 9_812_345_678, name: '9812345678' },
    ],
  ])('%j leaves as %j', (stored, expected) => {
    expect(maskPhones(stored, agent, config)).toEqual(expected);
    expect(maskPhones(stored, admin, config)).toBe(stored);
    expect(maskPhones(stored, agent, { phoneMask: null })).toBe(stored);
  });

  it('keep four digits where an installation wants it so', () => {
    expect(maskPhones({ phone: '9812345678' }, agent, { phoneMask: 4 })).toEqual({
      phone: 'XXXXXX5678',
    });
  });

  it('are masked for a stranger and in what a refusal tells', () => {
    expect(maskPhones({ phone: '9812345678' }, undefined, config).phone).toBe('XX12345678');
    const stale = new Refusal('STALE_VERSION', 'Changed', { current: { phone: '9812345678' } });
    expect(maskRefusal(stale, agent, config)).toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { phone: 'XX12345678' } },
    });
    const fault = new Error('x');
    expect(maskRefusal(fault, agent, config)).toBe(fault);
  });
});

import { describe, expect, it } from 'vitest';
import { phoneShape } from './phoneShape.ts';
import { Refusal } from '../../calls/Refusal.ts';
import { maskPhones, maskRefusal } from './maskPhones.ts';

const agent = { grants: [{ code: 'broker-tele-sales', isAutomatic: false }] } as const;
const admin = { grants: [{ code: 'admin', isAutomatic: false }] } as const;
const config = { phoneMask: 8 } as const;
const phone = { type: 'string', format: 'phone' };
const fields = { type: 'object', properties: { phone, line: { type: 'string' } } };
const places = {
  shape: phoneShape({
    type: 'object',
    properties: {
      ...fields.properties,
      name: { type: 'string' },
      id: { type: 'integer' },
      results: { type: 'array', items: { anyOf: [{ type: 'null' }, fields] } },
      numbers: { type: 'array', items: phone },
      changes: {},
    },
  }),
  names: new Set(['phone', 'line']),
};

describe('T89 phone numbers', () => {
  it.each([
    [{ phone: '9812345678' }, { phone: 'XX12345678' }],
    [{ results: [{ phone: '+919812345678' }] }, { results: [{ phone: '+XXXX12345678' }] }],
    // The schema says that this one is not a number, whatever its name means elsewhere.
    [{ line: '9812345678' }, { line: '9812345678' }],
    [{ numbers: ['9812345678', '98'] }, { numbers: ['XX12345678', '98'] }],
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
    expect(maskPhones(stored, agent, config, places)).toEqual(expected);
    expect(maskPhones(stored, admin, config, places)).toBe(stored);
    expect(maskPhones(stored, agent, { phoneMask: null }, places)).toBe(stored);
  });

  it('keep four digits where an installation wants it so', () => {
    expect(maskPhones({ phone: '9812345678' }, agent, { phoneMask: 4 }, places)).toEqual({
      phone: 'XXXXXX5678',
    });
  });

  it('are masked for a stranger and in what a refusal tells', () => {
    expect(maskPhones({ phone: '9812345678' }, undefined, config, places).phone).toBe('XX12345678');
    const stale = new Refusal('STALE_VERSION', 'Changed', { current: { phone: '9812345678' } });
    expect(maskRefusal(stale, agent, config, places)).toMatchObject({
      code: 'STALE_VERSION',
      details: { current: { phone: 'XX12345678' } },
    });
    const fault = new Error('x');
    expect(maskRefusal(fault, agent, config, places)).toBe(fault);
  });
});

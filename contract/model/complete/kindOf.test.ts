import { describe, expect, it } from 'vitest';
import { kindOf } from './kindOf.ts';

describe('the kind of a field', () => {
  it.each([
    [{ type: 'string' }, 'money', 'money'],
    [{ type: 'string', format: 'date' }, 'text', 'text'],
    [{ type: 'string', format: 'date' }, undefined, 'date'],
    [{ type: 'string', format: 'date-time' }, undefined, 'datetime'],
    [{ type: 'string', format: 'email' }, undefined, 'email'],
    [{ type: 'string', format: 'uuid' }, undefined, 'text'],
    [{ type: 'string' }, undefined, 'text'],
    [{ type: ['null', 'string'] }, undefined, 'text'],
    [{ type: 'integer' }, undefined, 'number'],
    [{ type: 'number' }, undefined, 'number'],
    [{ type: 'boolean' }, undefined, 'boolean'],
    [{ type: 'integer', enum: [1, 2] }, undefined, 'choice'],
    [{ oneOf: [{ const: 1, title: 'One' }] }, undefined, 'choice'],
    [{ type: 'array', items: { type: 'string' } }, undefined, 'choices'],
    [{ type: 'array', items: { type: 'object' } }, undefined, 'children'],
    [{ type: 'object' }, undefined, 'json'],
    [{}, undefined, 'json'],
  ] as const)('of %j as %s is %s', (field, as, kind) => {
    expect(kindOf(field, as)).toBe(kind);
  });
});

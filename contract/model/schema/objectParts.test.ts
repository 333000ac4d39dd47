import { expect, it } from 'vitest';
import { evaluate } from '../../rules/evaluate.ts';
import type { JsonSchema } from '../jsonSchema.ts';
import { objectParts } from './objectParts.ts';

const text: JsonSchema = { type: 'string' };
const one = (kind: string, name: string, value: JsonSchema = text): JsonSchema => ({
  properties: { kind: { const: kind }, [name]: value },
  required: ['kind', name],
});

const partsOf = (oneOf: readonly JsonSchema[]) => objectParts({ type: 'object', oneOf }).parts;
const holds = (condition: Parameters<typeof evaluate>[0] | undefined, record: object) =>
  evaluate(condition ?? false, { record: { ...record }, user: { id: 1 }, today: '2026-11-30' });

it.each(['a', 'b'])('tells alternatives of one kind apart by the rest, in each kind: %s', kind => {
  const { url, file } = partsOf([
    one('a', 'url'),
    one('a', 'file'),
    one('b', 'url'),
    one('b', 'file'),
  ]);
  expect(holds(url?.visible, { kind })).toBe(true);
  expect(holds(file?.visible, { kind })).toBe(true);
  expect(holds(url?.visible, { kind, file: 'x' })).toBe(false);
  expect(holds(file?.required, { kind, file: 'x' })).toBe(true);
});

it('asks for what all alternatives of a kind ask for', () => {
  const { x } = partsOf([one('a', 'x'), one('a', 'x', { type: 'integer' }), one('b', 'y')]);
  expect(holds(x?.required, { kind: 'a' })).toBe(true);
  expect(holds(x?.required, { kind: 'b' })).toBe(false);
});

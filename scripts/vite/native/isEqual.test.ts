import { describe, expect, it } from 'vitest';
import isEqual from './isEqual.ts';

class Place {
  constructor(readonly city: string) {}
}
class Spot {
  constructor(readonly city: string) {}
}
const same = () => undefined;
const key = Symbol('key');
const circle = (name: string) => {
  const one: Record<string, unknown> = { name };
  one['self'] = one;
  return one;
};
// As an address is parsed: an object without a class.
const parsed = (values: object): unknown => Object.assign(Object.create(null), values);

describe('two values are equal', () => {
  it.each<[string, unknown, unknown]>([
    ['numbers', 1, 1],
    ['no number', Number.NaN, Number.NaN],
    ['zeros', 0, -0],
    ['null', null, null],
    ['objects in any order', { a: 1, b: { c: [1, '2'] } }, { b: { c: [1, '2'] }, a: 1 }],
    ['a parsed address and an object', parsed({ page: '1' }), { page: '1' }],
    ['dates', new Date(5), new Date(5)],
    ['functions that are one', { same }, { same }],
    ['objects of a class', new Place('Pune'), new Place('Pune')],
    ['circles', circle('a'), circle('a')],
    ['keys without a name', { [key]: [1] }, { [key]: [1] }],
    ['lists', [[], [{}]], [[], [{}]]],
  ])('%s', (_what, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([true, true]);
  });
});

describe('two values differ', () => {
  it.each<[string, unknown, unknown]>([
    ['a number and its text', 1, '1'],
    ['null and nothing', null, undefined],
    ['null and an object', null, {}],
    ['a key that is missing', { a: undefined }, {}],
    ['a key of another name', { a: undefined }, { b: undefined }],
    ['a value deep inside', { a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } }],
    ['a list and an object', [1], { 0: 1, length: 1 }],
    ['lists of two lengths', [1, 2], [1]],
    ['lists of nothing, of two lengths', Array.from({ length: 2 }), Array.from({ length: 3 })],
    ['dates', new Date(5), new Date(6)],
    ['functions of one text', () => 1, () => 1],
    ['objects of two classes', new Place('Pune'), new Spot('Pune')],
    ['circles', circle('a'), circle('b')],
    ['keys without a name', { [key]: 1 }, { [key]: 2 }],
  ])('%s', (_what, one, other) => {
    expect([isEqual(one, other), isEqual(other, one)]).toEqual([false, false]);
  });
});

import { describe, expect, it } from 'vitest';
import { canonicalJson, namesIn } from './nameList.ts';
import { parametersKey } from './parametersKey.ts';
import { parameterText } from './parameterText.ts';
import { readParameters } from './readParameters.ts';

describe('names in JSON text (T99)', () => {
  it.each<[unknown, string[]]>([
    ['["Baner"," Wakad "]', ['Baner', 'Wakad']],
    ['"Baner"', ['Baner']],
    [['Baner', 5, ''], ['Baner']],
    ['["Baner"', []],
    ['Baner', []],
    [null, []],
    [undefined, []],
    ['{"a":1}', []],
  ])('%j has %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it.each<[unknown, string | null | undefined]>([
    ['[ "Wakad", "Baner", "Wakad" ]', '["Baner","Wakad"]'],
    [['Wakad', 'Baner'], '["Baner","Wakad"]'],
    ['"Baner"', '["Baner"]'],
    ['{ "b": 1 }', '{"b":1}'],
    ['5', '5'],
    ['[]', null],
    ['null', null],
    ['["Baner"', undefined],
  ])('%j is stored as %j', (text, canonical) => {
    expect(canonicalJson(text)).toBe(canonical);
  });
});

describe('the key of a set', () => {
  it('is the same whatever the order', () => {
    expect(parametersKey({ b: 1, a: '["x"]' })).toBe(parametersKey({ a: '["x"]', b: 1 }));
    expect(parametersKey({ a: 1 })).not.toBe(parametersKey({ a: '1' }));
  });
});

describe('a set in words', () => {
  it.each([
    [{ cityId: 5 }, undefined],
    [{}, undefined],
    [{ cityId: 5, agentType: 'FoS', localityName: '["Baner","Wakad"]' }, 'Baner, Wakad · FoS'],
    [{ localityName: '["Baner"', days: 30, isNew: false }, '["Baner" · false · 30'],
  ])('%j: %s', (parameters, words) => {
    expect(parameterText(parameters)).toBe(words);
  });
});

describe('reading parameters', () => {
  const required = [
    { name: 'cityId', type: 'number' },
    { name: 'plan', type: 'string', allowedValues: ['gold', 'silver'] },
    { name: 'isNew', type: 'boolean' },
  ];
  const good = { cityId: 0, plan: ' gold ', isNew: false };

  it('keeps 0 and false, and trims (T74)', () => {
    expect(readParameters(required, { ...good, other: '' })).toEqual({
      parameters: { cityId: 0, plan: 'gold', isNew: false },
      faults: [],
    });
  });

  it.each<[object, string, string]>([
    [{ cityId: '0' }, 'cityId', 'This must be a number.'],
    [{ cityId: Number.NaN }, 'cityId', 'This must be a number.'],
    [{ isNew: 'false' }, 'isNew', 'Choose yes or no.'],
    [{ isNew: null }, 'isNew', 'This field is required.'],
    [{ plan: 'bronze' }, 'plan', 'Choose one of: gold, silver.'],
    [{ plan: 5 }, 'plan', 'This must be a text.'],
    [{ plan: '   ' }, 'plan', 'This must be a text.'],
    [{ plan: 'x'.repeat(501) }, 'plan', 'Enter at most 500 characters.'],
    [{ extra: 0 }, 'extra', 'The price of this package does not depend on "extra".'],
  ])('%j', (own, name, message) => {
    const { faults } = readParameters(required, { ...good, ...own });
    expect(faults.map(fault => [fault.name, fault.message])).toEqual([[name, message]]);
  });
});

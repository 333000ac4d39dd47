import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatValue } from '#contract/kinds/formatValue.ts';
import { kindExamples } from '#contract/kinds/kindExamples.ts';
import { exampleOptions } from '#tests/support/exampleOptions.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { KindContext } from '#contract/kinds/kind.ts';
import { kindNames } from '#contract/kinds/kindNames.ts';
import { operators } from '#contract/rules/condition.ts';
import { refusedByKind } from '#tests/support/refusedByKind.ts';

const shared = [
  'formatValue',
  'isIdentifier',
  'index',
  'kind',
  'kindExamples',
  'kindNames',
  'readText',
];

const jsonTypeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (Number.isInteger(value)) return 'integer';
  return typeof value;
};

describe('field kinds', () => {
  it('are the files of the folder, no more and no less', () => {
    const files = readdirSync('contract/kinds')
      .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map(name => name.slice(0, -3))
      .filter(name => !shared.includes(name));
    expect(files.sort()).toEqual([...kindNames].sort());
    expect(Object.keys(kinds)).toEqual([...kindNames]);
  });

  describe.each(kindNames)('%s', name => {
    const kind = kinds[name];
    const context: KindContext = { language: 'en', options: exampleOptions[name] ?? [] };

    it('carries its own name and known operators', () => {
      expect(kind.name).toBe(name);
      expect(operators).toEqual(expect.arrayContaining([...kind.operators]));
      expect(kind.operators).not.toContain('changed');
      expect(kindExamples[name].length).toBeGreaterThan(0);
    });

    it.each(kindExamples[name])('reads $input, writes $text', ({ input, value, text }) => {
      expect(kind.parse(input, context)).toEqual({ value });
      expect(kind.format(value, context)).toBe(text);
      expect(kind.parse(text, context)).toEqual({ value });
      expect(kind.jsonTypes).toContain(jsonTypeOf(value));
    });

    it('writes in Hindi what it reads back', () => {
      const hindi: KindContext = { ...context, language: 'hi' };
      for (const { value } of kindExamples[name])
        expect(kind.parse(kind.format(value, hindi), hindi)).toEqual({ value });
    });

    it.each(['', ' ', '\n\t'])('takes %j for no value', input => {
      expect(kind.parse(input, context)).toEqual({ value: null });
    });

    it.each([undefined, null, ''])('shows its sign for %j (T86)', value => {
      expect(formatValue({ kind: name, options: [] }, value, 'en')).toBe(kind.missing);
    });

    it('says in both languages what it refuses', () => {
      for (const input of refusedByKind[kind.name])
        expect({ input, ...kind.parse(input, context) }).toEqual({
          input,
          error: { en: expect.stringMatching(/\S/), hi: expect.stringMatching(/[ऀ-ॿ]/) },
        });
    });

    it.each([0, false, 'other', ['x'], { a: 1 }, 1.5])('never fails on a stored %j', value => {
      expect(typeof formatValue({ kind: name, options: [] }, value, 'en')).toBe('string');
    });
  });

  it.each([
    ['date', '-'],
    ['datetime', '-'],
    ['number', '--'],
    ['money', '--'],
  ] as const)('shows a missing %s as %s (T86)', (name, sign) => {
    expect(formatValue({ kind: name, options: [] }, null, 'hi')).toBe(sign);
  });

  it('uses the words of a boolean field’s options', () => {
    const options = [
      { value: true, label: { en: 'On', hi: 'चालू' }, tone: 'neutral', when: true },
      { value: false, label: { en: 'Off', hi: 'बंद' }, tone: 'neutral', when: true },
    ] as const;
    expect(formatValue({ kind: 'boolean', options }, false, 'en')).toBe('Off');
    expect(kinds.boolean.parse('चालू', { language: 'hi', options })).toEqual({ value: true });
  });

  it('shows a value that is no option as it stands', () => {
    expect(formatValue({ kind: 'choice', options: [] }, 17, 'en')).toBe('17');
  });

  it('takes any words for choices without options', () => {
    expect(kinds.choices.parse('a, b ,a', { language: 'en', options: [] })).toEqual({
      value: ['a', 'b'],
    });
  });
});

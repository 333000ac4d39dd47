import { describe, expect, it } from 'vitest';
import { mutantsOf, sampleOf, withMutant } from './mutate.ts';

describe('a line that is turned round', () => {
  it.each([
    ['  if (one === other) return;', ['  if (one !== other) return;']],
    ['  const open = a && b;', ['  const open = a || b;']],
    ['  if (late >= now) return;', ['  if (late < now) return;']],
    ['  return count > 3;', ['  return count <= 3;']],
    ['  const left = all - paid;', ['  const left = all + paid;']],
    ['  isGone: true,', ['  isGone: false,']],
    ['  if (!found) throw missing;', ['  if (found) throw missing;']],
    // Types, comments and words carry nothing.
    ['const found = new Map<string, Found>();', []],
    ['// a === b', []],
    [' * a && b', []],
    ["import { a } from './a.ts';", []],
    ["  'one - two',", []],
    ['  readonly a: true;', []],
  ])('%s', (line, expected) => {
    expect(mutantsOf('a.ts', line).map(({ becomes }) => becomes)).toEqual(expected);
  });

  it('changes its line alone', () => {
    const text = 'const a = 1;\nif (a === 1) go();\nstop();\n';
    const [mutant] = mutantsOf('a.ts', text);
    if (!mutant) throw new Error('There is one');
    expect(mutant.line).toBe(2);
    expect(withMutant(text, mutant)).toBe('const a = 1;\nif (a !== 1) go();\nstop();\n');
  });
});

describe('a sample', () => {
  const items = Array.from({ length: 50 }, (_, at) => at);
  it('follows from its seed, and has each once', () => {
    const one = sampleOf(items, 10, 7);
    expect(one).toEqual(sampleOf(items, 10, 7));
    expect(one).not.toEqual(sampleOf(items, 10, 8));
    expect(new Set(one).size).toBe(10);
    expect(sampleOf(items, 80, 7)).toHaveLength(50);
  });
});

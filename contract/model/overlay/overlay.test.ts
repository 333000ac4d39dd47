import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Change } from './Change.ts';
import { changesBetween } from './changesBetween.ts';
import { prototypeNameIn } from './prototypeNameIn.ts';
import { withChanges } from './withChanges.ts';

const filesOf = (folder: string): readonly unknown[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as unknown);

/** A row of numbers below 1 that is the same in every run. */
const chances = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 2 ** 32;
};

const names = ['a', 'b', 'c', 'a/b', 'a~b', '~1', '', '7', '07', 'Ähre', '2'];

const made = (chance: () => number, depth = 0): unknown => {
  const pick = Math.floor(chance() * (depth > 3 ? 5 : 8));
  const own = () => made(chance, depth + 1);
  if (pick === 0) return null;
  if (pick === 1) return chance() < 0.5;
  if (pick === 2) return Math.floor(chance() * 5);
  if (pick === 3) return names[Math.floor(chance() * names.length)];
  if (pick === 4) return {};
  if (pick === 5) return Array.from({ length: Math.floor(chance() * 3) }, own);
  return Object.fromEntries(
    Array.from({ length: Math.floor(chance() * 6) }, () => [
      names[Math.floor(chance() * names.length)],
      own(),
    ]),
  );
};

/** Whether changes lead from one to the other, as they are stored and sent, and leave the one as it was. */
const leadsTo = (base: unknown, next: unknown): boolean => {
  const before = JSON.stringify(base);
  const changes = JSON.parse(JSON.stringify(changesBetween(base, next))) as Change[];
  const reached = JSON.stringify(withChanges(base, changes));
  return reached === JSON.stringify(next) && JSON.stringify(base) === before;
};

describe('changes of a document', () => {
  it('make one document of another, its order included: 4,000 made ones', () => {
    const chance = chances(254);
    for (let count = 0; count < 4_000; count += 1) {
      const [base, next] = [made(chance), made(chance)];
      expect(leadsTo(base, next), JSON.stringify([base, next])).toBe(true);
    }
  });

  it.each(['resources', 'form-schemas'])('make any file of %s of any other', folder => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(40);
    for (const [at, file] of files.entries()) {
      expect(leadsTo({}, file)).toBe(true);
      expect(leadsTo(files[(at * 7 + 1) % files.length], file)).toBe(true);
      expect(changesBetween(file, file)).toEqual([]);
    }
  });

  it.each<[string, unknown, unknown, readonly Change[]]>([
    [
      'a text in an object',
      { a: { b: 1, c: 2 } },
      { a: { b: 1, c: 3 } },
      [{ at: '/a/c', value: 3 }],
    ],
    ['null is a value', { a: 1 }, { a: null }, [{ at: '/a', value: null }]],
    ['a list is replaced whole', { a: [1, { b: 2 }] }, { a: [1] }, [{ at: '/a', value: [1] }]],
    ['a key that goes', { a: { b: 1, c: 2 } }, { a: { c: 2 } }, [{ at: '/a/b', removed: true }]],
    ['order alone', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ at: '', order: ['b', 'a'] }]],
    ['a name with a slash', {}, { 'a/b~': 1 }, [{ at: '/a~1b~0', value: 1 }]],
  ])('tell of %s', (_case, base, next, changes) => {
    expect(changesBetween(base, next)).toEqual(changes);
  });

  it.each<[string, unknown, readonly Change[], unknown]>([
    [
      'other parts as a release made them',
      { a: 2, b: 1 },
      [{ at: '/b', value: 5 }],
      { a: 2, b: 5 },
    ],
    ['a parent that is missing', {}, [{ at: '/a/b/c', value: 1 }], { a: { b: { c: 1 } } }],
    ['a parent that is a list now', { a: [1] }, [{ at: '/a/b', value: 1 }], { a: { b: 1 } }],
    [
      'what is gone already',
      { a: {} },
      [
        { at: '/a/b', removed: true },
        { at: '/c/d', removed: true },
      ],
      { a: {} },
    ],
    [
      'a key of a release after those that are in order',
      { x: 1, a: 1, b: 2 },
      [{ at: '', order: ['b', 'a'] }],
      { b: 2, a: 1, x: 1 },
    ],
    ['an order of what is gone', { a: 1 }, [{ at: '/b', order: ['c'] }], { a: 1 }],
  ])('leave or make %s', (_case, base, changes, next) => {
    expect(JSON.stringify(withChanges(base, changes))).toBe(JSON.stringify(next));
  });

  it('never set what all objects have', () => {
    const hostile: readonly Change[] = [
      { at: '/__proto__/isAdmin', value: true },
      { at: '/constructor/prototype/isAdmin', value: true },
    ];
    withChanges({}, hostile);
    withChanges(JSON.parse('{"__proto__":{}}'), hostile);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  });

  it.each([
    ['{"a":[{"__proto__":{}}]}', '/a/0/__proto__'],
    ['{"properties":{"constructor":{}}}', '/properties/constructor'],
    ['{"prototype":1}', '/prototype'],
    ['{"a":["__proto__"],"b":"constructor"}', undefined],
  ])('%s has the name of a prototype at %s', (text, at) => {
    expect(prototypeNameIn(JSON.parse(text))).toBe(at);
  });
});

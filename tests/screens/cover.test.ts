import { describe, expect, it } from 'vitest';
import { isOwn } from '#tests/support/isOwn.ts';
import { coverOf, recordFeatures } from './cover.ts';
import { fullyDriven, visited } from './choice.ts';

describe('screens that are driven for all', () => {
  const features = recordFeatures();
  const cover = coverOf(features);

  it('show together what any screen shows', () => {
    const shown = new Set(cover.flatMap(name => [...(features.get(name) ?? [])]));
    for (const [name, own] of features)
      expect(
        [...own].filter(feature => !shown.has(feature)),
        name,
      ).toEqual([]);
  });

  it('each show something that none before it shows', () => {
    const shown = new Set<string>();
    for (const name of cover) {
      const own = [...(features.get(name) ?? [])];
      expect(
        own.some(feature => !shown.has(feature)),
        name,
      ).toBe(true);
      for (const feature of own) shown.add(feature);
    }
  });

  it('are few, and no more than the keys of the grammar need, however many screens there are', () => {
    const twice = new Map([
      ...features,
      ...[...features].map(([name, own]) => [`${name} 2`, own] as const),
    ]);
    expect(coverOf(twice)).toHaveLength(cover.length);
    const own = [...features.keys()].filter(resource => isOwn({ resource }));
    expect(cover.length).toBeLessThanOrEqual(20 + own.length);
  });

  it('leave no screen out: what is not driven is visited', () => {
    const opened = [...fullyDriven(''), ...visited('')].map(({ resource }) => resource);
    expect(new Set(opened).size).toBe(opened.length);
    expect(opened).toEqual(expect.arrayContaining([...features.keys()]));
    expect(visited('all').filter(({ type }) => type === 'records')).toEqual([]);
    expect(fullyDriven('faqs').map(({ resource }) => resource)).toEqual(['faqs']);
    expect(visited('faqs')).toEqual([]);
  });
});

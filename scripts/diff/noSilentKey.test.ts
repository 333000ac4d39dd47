import { describe, expect, it } from 'vitest';
import { sharedFiles } from '#contract/model/written/SharedFiles.ts';
import type { Values } from '#contract/rules/withValueAt.ts';
import { readSchemaFiles, readScreenFiles, readSharedFiles } from '../screenSources.ts';
import { screenDiff } from './screenDiff.ts';
import { screenStates } from './screenStates.ts';

describe('no key of a screen file is silent', () => {
  const maps = new Set([
    'fields',
    'actions',
    'views',
    'rules',
    'access',
    'columns',
    'icons',
    'acts',
  ]);
  /** Where the files of the project say something, each kind of place once. */
  const leaves = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
      : [path];
  const kindOf = (path: readonly string[]) =>
    path
      .map((step, index) => (maps.has(path[index - 1] ?? '') || /^\d+$/.test(step) ? '*' : step))
      .join('/');
  const turned = (value: unknown): unknown => {
    // Taken over from the other screen again.
    if (value === null) return undefined;
    if (typeof value === 'number') return value + 1;
    return typeof value === 'boolean' ? !value : `${JSON.stringify(value).replaceAll('"', '')}X`;
  };
  const turnedAt = (value: unknown, [step, ...more]: readonly string[]): unknown => {
    if (step === undefined) return turned(value);
    const copy = structuredClone(value) as Record<string, unknown>;
    copy[step] = turnedAt(copy[step], more);
    return copy;
  };

  it('wherever one of the project says something', () => {
    // Hindi is no matter here, and long to read each time.
    const shared = readSharedFiles().filter(({ file }) => file !== sharedFiles.words);
    const schemas = new Map(readSchemaFiles().map(one => [one.file.split('/').at(-1) ?? '', one]));
    /** The schemas that a text names, with those that they name. */
    const named = (text: string, found = new Set<string>()): ReadonlySet<string> => {
      for (const [name] of text.matchAll(/[\w-]+\.schema\.json/g)) {
        if (found.has(name)) continue;
        found.add(name);
        named(schemas.get(name)?.text ?? '', found);
      }
      return found;
    };
    const screens = readScreenFiles();
    const byName = new Map(
      screens.map(one => [(JSON.parse(one.text) as { resource: string }).resource, one]),
    );
    const seen = new Set<string>();
    const silent: string[] = [];
    for (const { file, text } of screens) {
      const content = JSON.parse(text) as Values;
      const news = leaves(content).filter(path => {
        const kind = kindOf(path);
        if (['$schema', 'format', 'resource'].includes(kind) || seen.has(kind)) return false;
        // What is not taken over of a field that the own schema lacks is nothing anyway.
        if (kind === 'fields/*') return false;
        seen.add(kind);
        return true;
      });
      if (news.length === 0) continue;
      const base = byName.get(String(content['extends']));
      const own = named(`${text} ${base?.text ?? ''}`);
      const around = [
        ...shared,
        ...[...schemas].filter(([name]) => own.has(name)).map(([, one]) => one),
        ...(base ? [base] : []),
      ];
      const before = screenStates([...around, { file, text }]);
      for (const path of news) {
        const after = screenStates([
          ...around,
          { file, text: JSON.stringify(turnedAt(content, path)) },
        ]);
        if (screenDiff(before, after).length === 0) silent.push(`${file} ${path.join('/')}`);
      }
    }
    expect(seen.size).toBeGreaterThan(300);
    expect(silent).toEqual([]);
  }, 240_000);
});

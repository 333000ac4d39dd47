import { describe, expect, it } from 'vitest';
import { checkScreens, type TextFile } from '#contract/model/checkScreens.ts';
import { placeFaults, type PlacedFault } from '../../scripts/placeFaults.ts';
import { knownNames, readSchemaFiles, readScreenFiles } from '../../scripts/screenSources.ts';
import type { SeededFault } from './SeededFault.ts';
import { seededFaults } from './seededFaults.fixture.ts';

const screens = readScreenFiles();
const schemas = readSchemaFiles();
const known = knownNames();

type Members = Record<string, unknown>;

const pathOf = (name: string): string => {
  const found = screens.find(({ file }) => file.endsWith(`/${name}.json`));
  if (!found) throw new Error(`There is no screen file ${name}`);
  return found.file;
};

/** The file with the mistake in it, as an editor would save it. */
const spoil = (text: string, { at, value }: SeededFault): string => {
  const content = JSON.parse(text) as Members;
  const steps = at.slice(1).split('/');
  const last = steps.pop() ?? '';
  const around = steps.reduce((inner, step) => inner[step] as Members, content);
  if (value === undefined) delete around[last];
  else around[last] = value;
  return JSON.stringify(content, null, 2);
};

/** The names that others refer to a file by: of a screen its resource and route, of a schema its own. */
const namesOf = ({ file, text }: TextFile): readonly string[] => {
  if (!file.startsWith('resources/')) return [file.slice(file.lastIndexOf('/') + 1)];
  const { resource, route } = JSON.parse(text) as { resource: string; route: string };
  return [resource, route];
};

/** Files that the words name; the others say nothing about it, and each would make every mistake dearer. */
const namedIn = (words: string, files: readonly TextFile[]): readonly TextFile[] =>
  files.filter(one => namesOf(one).some(name => words.includes(`"${name}"`)));

const faultsOf = (seeded: SeededFault): { faults: readonly PlacedFault[]; text: string } => {
  const path = pathOf(seeded.file);
  const before = screens.find(({ file }) => file === path)?.text ?? '';
  const text = spoil(before, seeded);
  const near = namedIn(before + text, screens);
  const files = near.map(one => (one.file === path ? { file: path, text } : one));
  const shapes = namedIn(before + files.map(one => one.text).join(''), schemas);
  return { faults: placeFaults(checkScreens(files, shapes, known), [...files, ...shapes]), text };
};

describe('mistakes in real screen files', () => {
  it('are at least 60, all different', () => {
    const distinct = new Set(
      seededFaults.map(row => JSON.stringify([row.file, row.at, row.value])),
    );
    expect(distinct.size).toBe(seededFaults.length);
    expect(seededFaults.length).toBeGreaterThanOrEqual(60);
  });

  it.each(seededFaults)('$file $at = $value: $message', seeded => {
    const { faults, text } = faultsOf(seeded);
    const pointer = seeded.pointer ?? seeded.at;
    const found = faults.find(
      one => one.pointer === pointer && one.message.includes(seeded.message),
    );
    expect(found, JSON.stringify(faults, null, 1)).toBeDefined();
    expect(found?.file).toBe(pathOf(seeded.file));
    expect(found?.suggestion).toBe(seeded.suggestion);
    // The line that is told holds the key, or the entry of the list, that the pointer names.
    const line = text.split('\n')[(found?.line ?? 0) - 1]?.trim() ?? '';
    const last = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (/^\d+$/.test(last)) expect(line).toMatch(/^["[{\d]/);
    else expect(line.startsWith(`"${last}"`), line).toBe(true);
  });
});

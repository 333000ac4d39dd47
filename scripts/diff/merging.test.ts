import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { format } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlan } from '../newScreen/readPlan.ts';
import { screenFilesOf } from '#contract/model/newScreen/screenFilesOf.ts';
import { screensPage } from '../screensPage.ts';
import { commitOf, filesAt, partedAt, UnknownState } from './filesAt.ts';
import { screenDiff } from './screenDiff.ts';
import { screenStates } from './screenStates.ts';

const folder = mkdtempSync(join(tmpdir(), 'merging-'));
const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

type Files = Readonly<Record<string, string>>;

const write = (files: Files): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
};

const commit = (branch: string, files: Files): void => {
  git('checkout', '-q', '-B', branch, 'base');
  write(files);
  git('add', '-A');
  git('commit', '-q', '-m', branch);
};

/** Whether two branches from the same state merge. */
const merges = (one: Files, other: Files): boolean => {
  commit('one', one);
  commit('other', other);
  try {
    git('merge', '-q', '--no-edit', 'one');
    return true;
  } catch {
    git('merge', '--abort');
    return false;
  }
};

const tidy = (text: string): Promise<string> =>
  format(text, { parser: 'json', printWidth: 100, objectWrap: 'collapse' });

/** The two files of a new screen. */
const screen = async (name: string): Promise<Files> => {
  const made = screenFilesOf(readPlan([name, '--fields', 'name:text,size:number']));
  return {
    [made.screen.file]: await tidy(made.screen.text),
    [made.schema.file]: await tidy(made.schema.text),
  };
};

const property = (type: string) => ({ title: 'A field that says what it holds', type });
const schema = (properties: object): Promise<string> =>
  tidy(JSON.stringify({ title: 'Thing', type: 'object', properties }));
const base = {
  id: property('integer'),
  name: property('string'),
  size: property('integer'),
  note: property('string'),
  version: property('integer'),
};
const file = 'form-schemas/thing.schema.json';
const screenFile = 'resources/setup/things.json';

const whole = (more: object): Promise<string> =>
  tidy(JSON.stringify({ format: 1, resource: 'things', schema: 'thing.schema.json', ...more }));
const section = (name: string, of: readonly string[]) => ({
  section: `The fields of a ${name} of these things`,
  of,
});
const sections = (first: readonly string[], third: readonly string[]) =>
  whole({
    list: ['name'],
    form: [
      section('first part', ['name', ...first]),
      section('second part', ['size']),
      section('third part', ['note', ...third]),
    ],
  });

const page = (...names: readonly string[]): Promise<string> =>
  screensPage(
    names.map(name => ({
      file: `resources/setup/${name}.json`,
      text: JSON.stringify({ resource: name, route: `/${name}` }),
    })),
  );

beforeAll(async () => {
  git('init', '-q', '-b', 'base');
  git('config', 'user.email', 'a@example.com');
  git('config', 'user.name', 'A');
  write({
    [file]: await schema(base),
    [screenFile]: await sections([], []),
    'docs/screens.md': await page('cities', 'events', 'products', 'regions'),
  });
  git('add', '-A');
  git('commit', '-q', '-m', 'base');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('two branches merge in plain git', () => {
  it('where each adds a screen of two files, whatever their names', async () => {
    expect(merges(await screen('amenities'), await screen('amenity-kinds'))).toBe(true);
  });

  it('where each adds a screen to the page of screens', async () => {
    expect(
      merges(
        { 'docs/screens.md': await page('cities', 'departments', 'events', 'products', 'regions') },
        { 'docs/screens.md': await page('cities', 'events', 'products', 'regions', 'users') },
      ),
    ).toBe(true);
  });

  it('where each adds a field between others, and to sections that a line parts', async () => {
    const { id, name, size, note, version } = base;
    const [one, other] = [property('boolean'), property('string')];
    expect(
      merges(
        {
          [file]: await schema({ id, name, open: one, size, note, version }),
          [screenFile]: await sections(['open'], []),
        },
        {
          [file]: await schema({ id, name, size, note, owner: other, version }),
          [screenFile]: await sections([], ['owner']),
        },
      ),
    ).toBe(true);
    const merged = JSON.parse(readFileSync(join(folder, screenFile), 'utf8')) as { form: object };
    expect(JSON.stringify(merged.form)).toMatch(/open.*owner/);
  });

  it('but not where both write at the same place: which comes first only a person knows', async () => {
    const { id, name, size, note, version } = base;
    expect(
      merges(
        { [file]: await schema({ id, name, size, note, open: property('boolean'), version }) },
        { [file]: await schema({ id, name, size, note, owner: property('string'), version }) },
      ),
    ).toBe(false);
  });
});

describe('a state of git', () => {
  it('is read with its files, and what a branch did since it parted is its own', async () => {
    commit('feature', { [screenFile]: await whole({}) });
    git('checkout', '-q', '-B', 'trunk', 'base');
    write(await screen('amenities'));
    git('add', '-A');
    git('commit', '-q', '-m', 'trunk');
    const since = partedAt(commitOf('trunk', folder), commitOf('feature', folder), folder);
    expect(since).toBe(commitOf('base', folder));
    const diffs = screenDiff(
      screenStates(filesAt(since, folder)),
      screenStates(filesAt(commitOf('feature', folder), folder)),
    );
    expect(diffs.map(({ resource }) => resource)).toEqual(['things']);
    const names = filesAt(commitOf('trunk', folder), folder).map(one => one.file);
    expect(names).toContain('resources/setup/amenities.json');
  });

  it('that git does not know is told with the nearest name', () => {
    expect(() => commitOf('trnk', folder)).toThrow(UnknownState);
    expect(() => commitOf('trnk', folder)).toThrow('did you mean "trunk"?');
    expect(() => commitOf('--help', folder)).toThrow('Git knows no state "--help": name a branch');
  });
});

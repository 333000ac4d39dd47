import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectState } from './projectState.ts';
import { releaseFaults } from './releaseFaults.ts';
import { runMigrate } from './runMigrate.ts';
import { runRelease } from './runRelease.ts';

let root: string;

const text = (en: string) => ({ en, hi: en });

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string' },
    colour: { type: 'string' },
    width: { type: 'string' },
    kind: { type: 'string', enum: ['broad', 'slim', 'wide'] },
  },
};

const screen = {
  format: 1,
  resource: 'gates',
  route: '/gates',
  label: { one: text('Gate'), other: text('Gates') },
  schema: 'gate.schema.json',
  access: { admin: { do: ['list', 'show', 'edit'] } },
  list: { columns: ['name'] },
  form: ['name'],
};

const put = (file: string, content: object) => {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
};

interface Changed {
  readonly properties?: object;
  readonly required?: readonly string[];
  readonly file?: object;
}

const change = ({ properties = schema.properties, required = ['name'], file = {} }: Changed) => {
  put('form-schemas/gate.schema.json', { ...schema, properties, required });
  put('resources/gates/gates.json', { ...screen, ...file });
};

const migrations = () => {
  try {
    return readdirSync(join(root, 'record-migrations')).sort();
  } catch {
    return [];
  }
};

const stepsOf = (name: string) =>
  (JSON.parse(readFileSync(join(root, 'record-migrations', name), 'utf8')) as { steps: unknown })
    .steps;

const openNow = async (isRelease = true) =>
  (await releaseFaults(projectState(root), undefined, isRelease)).map(({ message }) => message);

const said: string[] = [];
const migrate = () => runMigrate(line => said.push(line), { root, today: '2027-01-05' });

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'migrate-'));
  said.length = 0;
  change({});
  expect(await runRelease(root)).toEqual([]);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const { colour: _colour, ...withoutColour } = schema.properties;

/** A change of the screen, what the release says of it, and the steps that are proposed. */
const changes: readonly (Changed & {
  readonly title: string;
  readonly told: string;
  readonly steps: unknown;
})[] = [
  {
    title: 'a field that is removed',
    properties: withoutColour,
    told: '"colour" is removed',
    steps: [{ do: 'keep', field: 'colour' }],
  },
  {
    title: 'a field that has another name',
    properties: { ...withoutColour, shade: { type: 'string' } },
    file: { fields: { shade: { was: ['colour'] } } },
    told: '"colour" is called "shade" now',
    steps: [{ do: 'rename', field: 'colour', to: 'shade' }],
  },
  {
    title: 'a field that has to be there, with a usual value',
    properties: { ...schema.properties, size: { type: 'integer', default: 3 } },
    required: ['name', 'size'],
    told: '"size" must be there',
    steps: [{ do: 'fill', field: 'size', with: 3 }],
  },
  {
    title: 'a field that has to be there, which nobody knows',
    required: ['name', 'colour'],
    told: '"colour" must be there',
    steps: [{ do: 'keep', field: 'colour' }],
  },
  {
    title: 'a field of another type',
    properties: { ...schema.properties, width: { type: 'integer' } },
    told: '"width" is integer, was string',
    steps: [{ do: 'convert', field: 'width' }],
  },
  {
    title: 'values that are taken out of a list',
    properties: { ...schema.properties, kind: { type: 'string', enum: ['wide', 'narrow'] } },
    told: '"kind" can no longer be broad, slim',
    steps: [{ do: 'convert', field: 'kind', values: { broad: 'broad', slim: 'slim' } }],
  },
];

describe('a release', () => {
  it('stands where stored records feel nothing', async () => {
    change({
      properties: { ...schema.properties, note: { type: 'string' } },
      file: { form: ['name', 'note'] },
    });
    expect(await openNow()).toEqual([]);
    await migrate();
    expect(migrations()).toEqual([]);
    expect(said).toEqual(['Stored records feel nothing of what changed since the last release.']);
  });

  it.each(changes)('is refused over $title, until a migration speaks of it', async one => {
    change(one);
    const open = await openNow();
    expect(open).toHaveLength(1);
    expect(open[0]).toContain(one.told);
    expect(open[0]).toContain('npm run screens -- migrate');
    const before = readFileSync(join(root, 'released/gates.json'), 'utf8');
    expect(await runRelease(root)).toHaveLength(1);
    expect(readFileSync(join(root, 'released/gates.json'), 'utf8')).toBe(before);
    // In development it is worth a note.
    const [note] = await releaseFaults(projectState(root), undefined, false);
    expect(note?.isNote).toBe(true);

    await migrate();
    expect(migrations()).toEqual(['2027-01-05-gates.json']);
    expect(stepsOf('2027-01-05-gates.json')).toEqual(one.steps);
    expect(said.join('\n')).toContain(one.told);
  });

  it('takes a migration along, and what comes later gets one of its own, after it', async () => {
    change({ properties: withoutColour });
    await migrate();
    expect(await runRelease(root)).toEqual([]);
    expect(await openNow()).toEqual([]);
    const { width: _width, ...left } = withoutColour;
    change({ properties: left });
    await migrate();
    expect(projectState(root).migrations.map(({ name }) => name)).toEqual([
      '2027-01-05-gates',
      '2027-01-05-gates-2',
    ]);
    expect(stepsOf('2027-01-05-gates-2.json')).toEqual([{ do: 'keep', field: 'width' }]);
  });

  it('is refused while a step speaks of another change of the field', async () => {
    change({ properties: { ...schema.properties, kind: { type: 'string', enum: ['wide'] } } });
    const say = (...steps: object[]) =>
      put('record-migrations/2027-01-05-gates.json', { resource: 'gates', steps });
    say({ do: 'fill', field: 'kind', with: 'wide' });
    expect(await openNow()).toEqual([expect.stringContaining('can no longer be broad, slim')]);
    say({ do: 'convert', field: 'kind', values: { broad: 'wide' } });
    expect(await openNow()).toHaveLength(1);
    say({ do: 'convert', field: 'kind', values: { broad: 'wide', slim: '' } });
    expect(await openNow()).toEqual([]);
    say({ do: 'keep', field: 'kind' });
    expect(await openNow()).toEqual([]);
  });

  it('follows a resource that has another name', async () => {
    change({ file: { resource: 'barriers', route: '/barriers', was: ['gates'] } });
    expect(await openNow()).toEqual([
      expect.stringContaining('The records of "gates" stay behind'),
    ]);
    await migrate();
    expect(stepsOf('2027-01-05-barriers.json')).toEqual([{ do: 'move', from: 'gates' }]);
    expect(await runRelease(root)).toEqual([]);
    expect(readdirSync(join(root, 'released'))).toEqual(['barriers.json']);
  });

  it('is refused over a screen that is gone', async () => {
    rmSync(join(root, 'resources/gates/gates.json'));
    expect(await openNow()).toEqual([
      expect.stringContaining('The screen "gates" was released and is gone'),
    ]);
  });
});

describe('a migration that no release had', () => {
  const written = (steps: readonly object[], resource = 'gates') =>
    put('record-migrations/2027-01-05-gates.json', { resource, steps });

  it.each([
    [{ do: 'rename', field: 'length', to: 'shad' }, '/steps/0/to', 'There is no field "shad"'],
    [{ do: 'convert', field: 'colr' }, '/steps/0/field', 'There is no field "colr"'],
    [{ do: 'fill', field: 'sizes', with: 1 }, '/steps/0/field', 'There is no field "sizes"'],
    [{ do: 'drop', field: 'colour' }, '/steps/0/field', 'they would be gone'],
    [{ do: 'drop', field: 'paint' }, '/steps/0/field', 'holds values of "shade"'],
    [{ do: 'drop', field: 'size' }, '/steps/0/field', 'holds values of "size.width"'],
    [{ do: 'rename', field: 'name', to: 'shade' }, '/steps/0/field', 'it would be empty'],
    [{ do: 'rename', field: 'length', to: 'lines.days' }, '/steps/0/to', 'has no place there'],
    [{ do: 'keep', field: 'nosuch' }, '/steps/0/field', 'There is no field "nosuch"'],
    [{ do: 'fill', field: 'kind', with: 'zzz' }, '/steps/0/with', '"kind" cannot be "zzz"'],
    [
      { do: 'fill', field: 'kind', with: 'wide', where: { nosuch: { eq: 1 } } },
      '/steps/0/where',
      'There is no field "nosuch"',
    ],
    [
      { do: 'fill', field: 'shade', with: { concat: [{ $: 'record.nosuch' }] } },
      '/steps/0/with',
      'There is no field "nosuch"',
    ],
    [
      { do: 'convert', field: 'kind', values: { slim: 'wide' } },
      '/steps/0/values/slim',
      'what somebody chose since',
    ],
    [{ do: 'move', from: 'doors' }, '/steps/0/from', 'does not say that it was called "doors"'],
    [
      { do: 'convert', field: 'kind', values: { old: 'old' } },
      '/steps/0/values/old',
      '"kind" cannot be "old"',
    ],
  ])('is refused for %o', async (step, pointer, message) => {
    change({
      properties: {
        ...schema.properties,
        shade: { type: 'string' },
        size: { type: 'object', properties: { width: { type: 'integer' } } },
        lines: {
          type: 'array',
          items: { type: 'object', properties: { days: { type: 'integer' } } },
        },
      },
      file: { fields: { shade: { was: ['paint'] } } },
    });
    written([step]);
    const faults = await releaseFaults(projectState(root), undefined, false);
    expect(faults).toEqual([
      expect.objectContaining({
        file: 'record-migrations/2027-01-05-gates.json',
        pointer,
        message: expect.stringContaining(message) as string,
      }),
    ]);
    expect(faults[0]?.isNote).toBeUndefined();
  });

  it('is refused for a screen that is not there', async () => {
    written([{ do: 'keep', field: 'name' }], 'gatess');
    const [fault] = await releaseFaults(projectState(root), undefined, false);
    expect(fault).toMatchObject({ pointer: '/resource', suggestion: 'gates' });
  });

  it.each([
    [
      { do: 'burn', field: 'name' },
      '/steps/0/do',
      'Write one of rename, drop, convert, fill, keep, move',
    ],
    [{ do: 'drop', field: 'a b' }, '/steps/0/field', 'It must match pattern'],
    [{ do: 'drop', field: 'a', when: true }, '/steps/0/when', 'There is no such key'],
    [{ do: 'fill', field: 'name' }, '/steps/0', 'It must have required properties with'],
  ])('is refused for its form: %o', async (step, pointer, message) => {
    written([step]);
    expect(await releaseFaults(projectState(root), undefined, false)).toEqual([
      expect.objectContaining({ pointer, message: expect.stringContaining(message) as string }),
    ]);
  });
});

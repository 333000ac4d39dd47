import { describe, expect, it } from 'vitest';
import { resolveScreen } from './resolveScreen.ts';
import { noShared, screensByName, type Shared } from './SharedFiles.ts';

const base = {
  $schema: 'x',
  resource: 'things',
  route: '/things',
  menu: { group: 'setup', icon: 'tag', order: 1 },
  line: 'All things',
  title: 'name',
  fields: { name: { as: 'text', help: { en: 'One', hi: 'एक' } }, size: { as: 'number' } },
  list: { columns: ['name', 'size'], sort: ['name'] },
};

const shared: Shared = {
  ...noShared,
  screens: screensByName([base, { resource: 'others', extends: 'things' }]),
};

const read = (more: object) =>
  resolveScreen({ resource: 'small-things', extends: 'things', ...more }, shared);

describe('a screen that extends another', () => {
  it('takes over what it does not say, but not where the other stands', () => {
    const { content, faults } = read({ route: '/small' });
    expect(faults).toEqual([]);
    expect(content).toEqual({
      resource: 'small-things',
      route: '/small',
      title: 'name',
      fields: base.fields,
      list: base.list,
    });
  });

  it.each([
    [
      'objects member by member',
      { fields: { name: { as: 'longtext' }, note: { as: 'text' } } },
      {
        fields: {
          name: { as: 'longtext', help: base.fields.name.help },
          size: { as: 'number' },
          note: { as: 'text' },
        },
      },
    ],
    [
      'lists as a whole',
      { list: { columns: ['size'] } },
      { list: { columns: ['size'], sort: ['name'] } },
    ],
    ['what null removes', { fields: { size: null } }, { fields: { name: base.fields.name } }],
    [
      'an object that takes nothing over',
      { fields: { extends: null, note: { as: 'text' } } },
      { fields: { note: { as: 'text' } } },
    ],
  ])('changes %s', (_what, over, expected) => {
    const { content, faults } = read(over);
    expect(faults).toEqual([]);
    expect(content).toMatchObject(expected);
    for (const [part, value] of Object.entries(expected))
      expect(content).toHaveProperty(part, value);
  });

  it.each([
    ['what says the same', { list: { sort: ['name'] } }, '/list/sort', '"things" says the same'],
    ['null for nothing', { form: null }, '/form', 'there is nothing to remove'],
    [
      'nothing that is not taken over',
      { rules: { extends: null, x: {} } },
      '/rules/extends',
      'leave "extends" out',
    ],
    ['no name', { extends: 5 }, '/extends', 'Must be the "resource" of another screen'],
    ['an unknown screen', { extends: 'thigns' }, '/extends', 'There is no screen "thigns"'],
    ['itself', { extends: 'small-things' }, '/extends', 'cannot extend itself'],
    ['a second level', { extends: 'others' }, '/extends', '"others" extends "things" itself'],
  ])('is refused %s', (_what, over, at, message) => {
    expect(read(over).faults).toEqual([
      expect.objectContaining({ at, message: expect.stringContaining(message) }),
    ]);
  });

  it('is told the screen that was meant', () => {
    expect(read({ extends: 'thigns' }).faults[0]?.suggestion).toBe('things');
    expect(read({ extends: 'others' }).faults[0]?.suggestion).toBe('things');
  });

  it('is told a circle of two in both', () => {
    const two = { resource: 'two', extends: 'one' };
    const screens = screensByName([{ resource: 'one', extends: 'two' }, two]);
    expect(resolveScreen(two, { ...shared, screens }).faults).toHaveLength(1);
  });

  it('is told faults of what it takes over where it says so, and its own where they stand', () => {
    const { writtenAt } = read({ fields: { note: { as: 'text' } } });
    const fault = { message: 'Wrong', suggestion: null };
    expect(writtenAt({ ...fault, at: '/fields/note/as' }).at).toBe('/fields/note/as');
    expect(writtenAt({ ...fault, at: '/fields/size/as' })).toMatchObject({
      at: '/extends',
      message: '/fields/size/as of "things": Wrong',
    });
  });
});

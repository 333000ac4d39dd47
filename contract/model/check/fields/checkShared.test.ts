import { describe, expect, it } from 'vitest';
import { checkShared, unusedShared } from './checkShared.ts';

const rolesFile = (content: object) => ({
  file: 'resources/roles.json',
  text: JSON.stringify(content),
});
const optionsFile = (content: object) => ({
  file: 'resources/options.json',
  text: JSON.stringify(content),
});

const two = ['admin', 'finance'];
const ages = [{ '1': 'New' }, { '2': 'Old' }];

describe('what screens share', () => {
  it('is sound', () => {
    const { faults, shared } = checkShared([rolesFile({ money: two }), optionsFile({ ages })]);
    expect(faults).toEqual([]);
    expect(shared).toMatchObject({ roles: { money: two }, options: { ages } });
  });

  it.each([
    ['no map', rolesFile([]), '', 'Must be an object'],
    ['a name that cannot be written', rolesFile({ 'The Money': two }), '/The Money', 'form'],
    [
      'a role that is none',
      rolesFile({ money: ['admin', 'finanse'] }),
      '/money/1',
      'no role "finanse"',
    ],
    ['a group of one', rolesFile({ money: ['admin'] }), '/money', 'Must have 2 entries'],
    ['a role twice', rolesFile({ money: ['admin', 'admin'] }), '/money/1', 'is there twice'],
    [
      'a group twice',
      rolesFile({ money: two, cash: two.toReversed() }),
      '/cash',
      '"money" holds the same',
    ],
    ['a list twice', optionsFile({ ages, years: ages }), '/years', '"ages" holds the same'],
    ['no list', optionsFile({ ages: 'New' }), '/ages', 'Must be an array'],
  ])('is refused with %s', (_what, file, pointer, message) => {
    expect(checkShared([file]).faults).toEqual([
      expect.objectContaining({
        file: file.file,
        pointer,
        message: expect.stringContaining(message),
      }),
    ]);
  });

  it('is named by a screen', () => {
    const shared = [
      rolesFile({ money: two, sellers: two.slice(0, 1).concat('sales-agent') }),
      optionsFile({ ages }),
    ];
    const text = JSON.stringify({ resource: 'things', access: { '@money': ['list'] } });
    const found = unusedShared([{ file: 'resources/a/things.json', text }], shared);
    expect(found.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
      '/sellers No screen names "@sellers": use it, or leave it out',
      '/ages No screen names "@ages": use it, or leave it out',
    ]);
  });
});

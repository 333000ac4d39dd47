import { describe, expect, it } from 'vitest';
import { followRoles, rolesByRule, type DirectoryRule } from './directoryRule.ts';

const rule: DirectoryRule = {
  claim: 'groups',
  roles: new Map([
    ['Sales', ['sales-agent']],
    ['Owners', ['tele-sales-agent', 'sales-agent']],
  ]),
  otherwise: [],
};

describe('the roles that groups give', () => {
  it.each([
    ['one group', ['Sales'], ['sales-agent']],
    ['several, each role once', ['Sales', 'Owners'], ['sales-agent', 'tele-sales-agent']],
    ['a group that the rule does not name', ['Canteen'], []],
    ['a name in other letters is another name', ['sales'], []],
    ['none', [], []],
  ])('%s', (_what, groups, roles) => {
    expect(rolesByRule(rule, groups)).toEqual(roles);
  });

  it('are those of everybody else for people in no group that is named', () => {
    const open: DirectoryRule = { ...rule, otherwise: ['lookup-view'] };
    expect(rolesByRule(open, ['Canteen'])).toEqual(['lookup-view']);
    expect(rolesByRule(open, ['Sales'])).toEqual(['sales-agent']);
  });
});

describe('the roles of a person who follows the directory', () => {
  it.each([
    ['are given', [], [], ['sales-agent'], ['sales-agent'], ['sales-agent']],
    ['are taken', ['sales-agent'], ['sales-agent'], [], [], []],
    [
      'are changed',
      ['sales-agent'],
      ['sales-agent'],
      ['sales-manager'],
      ['sales-manager'],
      ['sales-manager'],
    ],
    [
      'leave those that people gave',
      ['finance'],
      [],
      ['sales-agent'],
      ['finance', 'sales-agent'],
      ['sales-agent'],
    ],
    ['that people gave stay theirs', ['finance'], [], ['finance'], ['finance'], []],
    ['that people gave are not taken', ['finance'], [], [], ['finance'], []],
  ] as const)('%s', (_what, picked, given, ruled, after, givenAfter) => {
    expect(followRoles({ picked, given }, ruled)).toEqual({ picked: after, given: givenAfter });
  });
});

import { describe, expect, it } from 'vitest';
import { faultsOf, readTarget, rowsOf, writeTarget, type TargetPerson } from './targetRows.ts';

const person = (more: Partial<TargetPerson> = {}): TargetPerson => ({
  userId: 7,
  userName: 'Asha',
  designationName: null,
  managerName: null,
  targetId: 1,
  version: 1,
  individualTarget: 50_000_00,
  teamTarget: 0,
  achieved: null,
  teamAchieved: null,
  allowedMinTarget: 5_000_00,
  allowedMaxTarget: 9_00_000_00,
  types: ['Individual'],
  ...more,
});

describe('a target as it is typed', () => {
  it.each([
    ['60000', 60_000_00],
    ['₹ 60,000', 60_000_00],
    ['60000.50', 60_000_50],
    ['', 0],
    ['-', 0],
    ['-1', undefined],
    ['abc', undefined],
    ['1e5', undefined],
  ])('%j is %j', (text, expected) => {
    expect(readTarget(text)).toBe(expected);
  });

  it.each([
    [60_000_00, '60000'],
    [60_000_50, '60000.50'],
    [0, '0'],
  ])('%i is written so that it reads the same again', (paise, text) => {
    expect(writeTarget(paise)).toBe(text);
    expect(readTarget(text)).toBe(paise);
  });
});

describe('what a rule says to targets', () => {
  it.each([
    ['as stored, whatever the rule says now', { individual: 50_000_00 }, []],
    ['none', { individual: 0 }, []],
    ['at the lower bound', { individual: 5_000_00 }, []],
    ['below it', { individual: 4_999_99 }, ['individual']],
    ['at the upper bound', { individual: 9_00_000_00 }, []],
    ['above it', { individual: 9_00_000_01 }, ['individual']],
    ['a team target that the rule does not know', { team: 6_000_00 }, ['team']],
  ])('%s', (_title, cells, expected) => {
    const people = [person()];
    const rows = rowsOf(people).map(row => ({ ...row, ...cells }));
    expect(faultsOf(rows, people).map(({ column }) => column)).toEqual(expected);
  });
});

import { expect, it } from 'vitest';
import { kindNames } from '#contract/kinds/kindNames.ts';
import { fieldEntries } from './fieldEntries.ts';
import { fieldViews } from './fieldViews.ts';

it('has a visual half for every kind that a screen file may name, and no other', () => {
  const names = [...kindNames].sort();
  expect(Object.keys(fieldViews).sort()).toEqual(names);
  expect(Object.keys(fieldEntries).sort()).toEqual(names);
});

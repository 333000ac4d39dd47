import { describe, expect, it } from 'vitest';
import type { ImportColumn } from '#contract/model/importColumns.ts';
import { sampleField } from '../../sample.fixture.ts';
import { guessColumns, meantTwice } from './matchColumns.ts';

const column = (heading: string, en: string, was: readonly string[] = []): ImportColumn => ({
  heading,
  field: { ...sampleField({ path: heading, kind: 'text' }), label: { en, hi: en }, was },
  isKey: false,
});

const columns = [
  column('name', 'Name'),
  column('durationDays', 'Days', ['duration']),
  column('agentType', 'Agents'),
];

describe('what the columns of a file probably are', () => {
  it.each([
    ['as they are called', ['agentType', 'Name'], {}, ['agentType', 'name']],
    ['as they were called', ['duration'], {}, ['durationDays']],
    ['nearly so', ['agent type', 'durationDay'], {}, ['agentType', 'durationDays']],
    ['not what another is for certain', ['Agent', 'Agents'], {}, [null, 'agentType']],
    ['nothing of ours', ['Remarks of Suresh', '', '#errors'], {}, [null, null, null]],
    ['what was said before', ['Product', 'Days'], { Product: 'name', Days: null }, ['name', null]],
    ['not what is no column any more', ['Product'], { Product: 'gone' }, [null]],
  ])('%s', (_name, headings, remembered, expected) => {
    expect(guessColumns(headings, columns, remembered, false)).toEqual(expected);
  });

  it('stays a heading that the call may know', () => {
    expect(guessColumns(['bhk'], columns, {}, true)).toEqual(['bhk']);
  });
});

it('tells what two columns would be', () => {
  expect(meantTwice(['name', null, 'agentType', 'name', null])).toEqual(['name']);
});

import { describe, expect, it } from 'vitest';
import { resolveScreen } from './resolveScreen.ts';
import { noShared, type Shared } from './SharedFiles.ts';

const shared: Shared = {
  ...noShared,
  words: { Thing: 'चीज़', Things: 'चीज़ें', Name: 'नाम', 'Nothing yet': 'अभी कुछ नहीं' },
};

const thing = { en: 'Thing', hi: 'चीज़' };
const things = { en: 'Things', hi: 'चीज़ें' };

describe('a text of a screen file', () => {
  it.each([
    [
      'English alone has the Hindi of the glossary',
      { label: { one: 'Thing', other: 'Things' } },
      { label: { one: thing, other: things } },
    ],
    [
      'names stand in a list, one and several',
      { label: ['Thing', 'Things'] },
      { label: { one: thing, other: things } },
    ],
    [
      'both languages stay as they are written',
      { label: { one: { en: 'Thing', hi: 'वस्तु' }, other: 'Things' } },
      { label: { one: { en: 'Thing', hi: 'वस्तु' }, other: things } },
    ],
    [
      'the name of a field is a text too',
      { fields: { name: { label: 'Name' } } },
      { fields: { name: { label: { en: 'Name', hi: 'नाम' } } } },
    ],
    [
      'a text inside a list of the file',
      { list: { empty: 'Nothing yet' } },
      { list: { empty: { en: 'Nothing yet', hi: 'अभी कुछ नहीं' } } },
    ],
    [
      'what is no text stays',
      { route: 'Thing', title: 'Name', list: { columns: ['Thing'] } },
      { route: 'Thing', title: 'Name', list: { columns: ['Thing'] } },
    ],
  ] as const)('%s', (_what, written, full) => {
    expect(resolveScreen(written, shared)).toMatchObject({ content: full, withoutHindi: [] });
  });

  it('that the glossary lacks is told with its place, and stays in English', () => {
    const { content, withoutHindi } = resolveScreen({ label: ['Thing', 'Gadgets'] }, shared);
    expect(withoutHindi).toEqual(['/label/1']);
    expect(content).toEqual({ label: { one: thing, other: { en: 'Gadgets' } } });
  });

  it('that is a name which every object has is not taken for a word', () => {
    expect(resolveScreen({ list: { empty: 'constructor' } }, shared).withoutHindi).toEqual([
      '/list/empty',
    ]);
  });
});

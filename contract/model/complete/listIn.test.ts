import { describe, expect, it } from 'vitest';
import { kinds } from '../../kinds/index.ts';
import { kindNames } from '../../kinds/kindNames.ts';
import { textOperators } from '../../kinds/kind.ts';
import { completeScreen } from './completeScreen.ts';
import { soundFile, soundSchema } from '../checkScreen.fixture.ts';
import { filteredKinds, searchedKinds } from './listIn.ts';

describe('a list of columns alone', () => {
  it('is filtered and searched as the kinds allow', () => {
    const file = { ...soundFile(), list: ['name', 'size', 'days', 'from', 'active', 'ownerId'] };
    const screen = completeScreen(file, soundSchema);
    expect(screen).toMatchObject({
      list: {
        filters: ['size', 'from', 'active', 'ownerId'],
        search: ['name'],
        pageSize: 10,
        sort: [],
        bulk: [],
      },
    });
  });

  it('searches every kind of words and no other', () => {
    const wordy = kindNames.filter(name => kinds[name].operators === textOperators);
    expect(searchedKinds.filter(name => wordy.includes(name))).toEqual(searchedKinds);
    expect(filteredKinds.filter(name => searchedKinds.includes(name))).toEqual([]);
  });
});

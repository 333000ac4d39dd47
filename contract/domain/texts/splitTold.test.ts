import { describe, expect, it } from 'vitest';
import { splitTold } from './splitTold.ts';

describe('a name beside what it is about', () => {
  it.each([
    ['Rao Estates – Owner Premium', ['Rao Estates'], 'Rao Estates – ', 'Owner Premium'],
    ['Rao Estates - Owner Premium', [7, null, 'Rao Estates'], 'Rao Estates - ', 'Owner Premium'],
    // The longest of what is told is not looked for: the first that is followed by the rest is.
    ['Rao – Rent – Pune', ['Rao Estates', 'Rao'], 'Rao – ', 'Rent – Pune'],
  ])('%s is told without its beginning', (name, beside, told, rest) => {
    expect(splitTold(name, beside)).toEqual({ told, rest });
  });

  it.each([
    ['Rao Estates', ['Rao Estates']],
    ['Rao Estates – ', ['Rao Estates']],
    ['Rao Estates-Owner', ['Rao Estates']],
    ['Raonagar – Rent', ['Rao']],
    ['Owner Premium – Rao Estates', ['Rao Estates']],
    ['Rao – Rent', ['', ' ']],
    [12, ['Rao']],
    [undefined, []],
  ])('%s is told in full', (name, beside) => {
    expect(splitTold(name, beside)).toBeNull();
  });
});

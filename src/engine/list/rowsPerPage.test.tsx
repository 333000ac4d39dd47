import { afterEach, describe, expect, it } from 'vitest';
import { rowsThatFit } from './rowsPerPage.ts';

const { innerHeight, innerWidth } = window;

afterEach(() => {
  Object.assign(window, { innerHeight, innerWidth });
  delete document.documentElement.dataset['density'];
});

describe('rows of a list that nobody has chosen', () => {
  it.each([
    ['a laptop', 1440, 900, 'comfortable', 10, 15],
    ['a laptop, compact', 1440, 900, 'compact', 10, 17],
    ['a tall screen', 2560, 1440, 'comfortable', 10, 28],
    ['a low window shows what the screen says', 1280, 500, 'comfortable', 10, 10],
    ['a screen that asks for more', 1440, 900, 'comfortable', 20, 20],
    ['a wall', 3840, 9000, 'comfortable', 10, 100],
    ['a phone scrolls', 390, 1600, 'comfortable', 10, 10],
  ])('%s', (_name, width, height, density, pageSize, rows) => {
    Object.assign(window, { innerWidth: width, innerHeight: height });
    document.documentElement.dataset['density'] = density;
    expect(rowsThatFit({ pageSize })).toBe(rows);
  });
});

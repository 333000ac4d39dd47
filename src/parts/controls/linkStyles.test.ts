import { expect, it } from 'vitest';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import { linkButtonStyles, linkStyles } from './linkStyles.ts';

const theme = consoleTheme;

it('a button that looks like a link has the look of one, and a ring when the keyboard reaches it', () => {
  expect(linkButtonStyles(theme)).toMatchObject(linkStyles(theme));
  expect(linkButtonStyles(theme)).toMatchObject({
    border: 0,
    background: 'none',
    '&:focus-visible': { outline: 'auto' },
  });
});

import type { Theme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { buildTheme } from './buildTheme.ts';
import { consoleTheme } from './consoleTheme.ts';
import { themeSource } from './themeSource.ts';

const { css } = buildTheme();

/** `var(--console-spacing, 4px)` as `var(--console-spacing)`: the style sheet has every value, so none is repeated. */
const bare = (value: string) =>
  value.replaceAll(/(var\(--[\w-]+), (?:[^()]|\([^()]*\))+\)/g, '$1)');

const leaves = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${path}.${key}`))
    : [[path, String(value)]];

const same: [string, (theme: Theme) => unknown][] = [
  ['spacing', theme => theme.spacing(2, 'auto', 0.5)],
  ['breakpoints', theme => [theme.breakpoints.down('sm'), theme.breakpoints.between('sm', 'lg')]],
  ['transitions', theme => theme.transitions.create(['opacity', 'top'], { duration: 90 })],
  ['heights that are measured', theme => theme.transitions.getAutoHeightDuration(120)],
  ['sizes of text', theme => theme.typography.pxToRem(13)],
  ['styles of one scheme', theme => theme.applyStyles('dark', { color: 'red' })],
  ['a see-through colour', theme => theme.alpha(theme.vars.palette.primary.main, 0.12)],
  [
    'a see-through colour by two variables',
    theme => {
      const { main, action } = { ...theme.vars.palette.primary, ...theme.vars.palette };
      return theme.alpha(main, `${action.selectedOpacity} + ${action.hoverOpacity}`);
    },
  ],
  ['layers', theme => theme.zIndex],
  ['a kind of text', theme => theme.typography.caption],
  ['what sx knows', theme => theme.unstable_sx({ p: 2, color: 'text.secondary' })],
];

describe('the theme in the browser', () => {
  it('names the variables that the library names', () => {
    const expected = leaves(themeSource.vars).map(([path, value]) => [
      path,
      value.replace(/,.*/s, ')'),
    ]);
    expect(leaves(consoleTheme.vars)).toEqual(expected);
  });

  it('names only variables that the style sheet sets', () => {
    const unset = leaves(consoleTheme.vars)
      .map(([, value]) => value.slice('var('.length, -1))
      .filter(name => !css.includes(`${name}:`));
    expect(unset).toEqual([]);
  });

  it.each(same)('says of %s what the library says', (_name, of) => {
    expect(bare(JSON.stringify(of(consoleTheme)))).toBe(bare(JSON.stringify(of(themeSource))));
  });

  it('takes any colour apart', () => {
    expect(consoleTheme.alpha('#123456', 0.5)).toBe('rgb(from #123456 r g b / 0.5)');
    expect(consoleTheme.lighten('#123456', 0.25)).toBe(
      'color-mix(in srgb, #123456, #fff calc(0.25 * 100%))',
    );
  });
});

describe('the style sheet of the theme', () => {
  it('has the variables of both schemes and the styles of the page', () => {
    expect(css).toMatch(/\[data-scheme="light"\]\{[^}]*--console-palette-background-paper:#FFFFFF/);
    expect(css).toMatch(/\[data-scheme="dark"\]\{[^}]*--console-palette-background-paper:#16181F/);
    expect(css).toMatch(/\[data-scheme="dark"\]\{[^}]*color-scheme:dark/);
    expect(css).toContain('.console-chip');
    expect(css).not.toContain('undefined');
  });
});

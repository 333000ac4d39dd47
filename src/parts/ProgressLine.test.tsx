import { ThemeProvider } from '@mui/system';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleTheme } from '#app/theme/consoleTheme.ts';
import { ProgressLine } from './ProgressLine.tsx';

const show = (part: React.ReactNode) =>
  render(<ThemeProvider theme={consoleTheme}>{part}</ThemeProvider>);

const written = () =>
  [...document.head.querySelectorAll('style')].map(style => style.textContent).join('\n');

it('is for the eye alone and moves, also where people asked for less movement', () => {
  const { container } = show(<ProgressLine />);
  const line = container.querySelector('[aria-hidden]');
  expect(line?.children).toHaveLength(2);
  const styles = written();
  const moves = [...styles.matchAll(/animation:(\S+) 2\.1s/g)].map(([, name]) => name);
  expect(new Set(moves).size).toBe(2);
  for (const name of moves) expect(styles).toContain(`@keyframes ${name}`);
  expect(styles).toMatch(
    /reduced-motion: reduce\)\{[^}]*>span\{[^}]*animation-duration:1\.4s!important/,
  );
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { themePlugin } from './themePlugin.ts';

// Inside the project, so that its packages resolve as they do for the console.
const folder = mkdtempSync(join(resolve('node_modules'), '.theme-'));
let script = '';
let css = '';

beforeAll(async () => {
  const entry = join(folder, 'entry.js');
  writeFileSync(
    entry,
    `import 'virtual:theme.css';
     import Box from '@mui/material/Box';
     import { styled } from '@mui/material/styles';
     import { values } from 'virtual:theme';
     export const parts = [Box, styled('i')({}), values];`,
  );
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [themePlugin()],
    build: { write: false, minify: false, lib: { entry, formats: ['es'], cssFileName: 'theme' } },
  });
  const files = [output].flat().flatMap(one => ('output' in one ? one.output : []));
  const isChunk = (file: (typeof files)[number]): file is Rolldown.OutputChunk =>
    file.type === 'chunk';
  script = files
    .filter(isChunk)
    .map(({ code }) => code)
    .join('\n');
  css = files.flatMap(file => (file.type === 'asset' ? [String(file.source)] : [])).join('\n');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('themePlugin', () => {
  it('gives the script the names of the variables and the style sheet their values', () => {
    expect(script).toMatch(/"?divider"?: 0/);
    expect(css).toContain('--console-palette-divider:');
  });

  it("leaves out the library's own way to make a theme, and what only that needs", () => {
    expect(script).toContain('createStyled');
    expect(script).not.toMatch(/tonalOffset|generateStyleSheets/);
  });
});

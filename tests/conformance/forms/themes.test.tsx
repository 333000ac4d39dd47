import { Theme } from '@rjsf/mui';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formTheme } from '#engine/form/theme/formTheme.ts';
import { shapeTheme } from '#fields/shape/shapeTheme.ts';
import { baseTheme } from '#fields/theme/baseTheme.ts';
import { sourceFiles } from '#tests/architecture/readImports.ts';

const folders = ['src/engine/form/theme', 'src/fields/shape', 'src/fields/theme'];
const files = folders.flatMap(folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name }) => join(folder, name)),
);

/** What a part may lie over the base for, and how its first line begins. */
const reasoned = /^\/\/ Over the base for (its look|speed|access|the strict policy): \S[^\n]*\.\n/;

type Parts = Readonly<Record<string, unknown>>;

const notOf = (base: Parts, ours: Parts) =>
  Object.entries(ours).filter(([name, part]) => part !== base[name]);

const parts = [formTheme, shapeTheme].flatMap(theme => [
  ...Object.entries<unknown>(theme.fields),
  ...notOf(baseTheme.widgets, theme.widgets),
  ...notOf(baseTheme.templates, theme.templates),
]);

const nameOf = (part: unknown) => (typeof part === 'function' ? part.name : '');

describe('forms stand on the theme of rjsf', () => {
  it('with every part that it has', () => {
    expect(Object.keys(baseTheme.widgets).sort()).toEqual(Object.keys(Theme.widgets ?? {}).sort());
    const { ButtonTemplates: buttons, ...templates } = Theme.templates ?? {};
    const { ButtonTemplates: ownButtons, ...own } = baseTheme.templates;
    expect(Object.keys(own).sort()).toEqual(Object.keys(templates).sort());
    expect(Object.keys(ownButtons).sort()).toEqual(Object.keys(buttons ?? {}).sort());
  });

  it('none of which is loaded before a form draws it', () => {
    const atOnce = sourceFiles()
      .filter(file => file.startsWith('src/') && !file.includes('.test.'))
      .filter(file => /^import (?!type)[^;]*'@rjsf\/mui/m.test(readFileSync(file, 'utf8')));
    expect(atOnce).toEqual([]);
  });

  it.each([...new Map(parts.map(([name, part]) => [part, [name, nameOf(part)]])).values()])(
    '%s is ours, and the first line of %s says why',
    (_name, component) => {
      const file = files.find(one =>
        new RegExp(`const ${component} =`).test(readFileSync(one, 'utf8')),
      );
      expect(file, `the file of ${component}`).toBeDefined();
      expect(readFileSync(file ?? '', 'utf8')).toMatch(reasoned);
    },
  );
});

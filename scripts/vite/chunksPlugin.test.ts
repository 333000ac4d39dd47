import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chunksPlugin } from './chunksPlugin.ts';

interface Group {
  name: (id: string, graph: { getModuleInfo: (id: string) => unknown }) => string | null;
}

interface Output {
  postBanner: (file: { name: string }) => string;
  codeSplitting: { groups: readonly [Group] };
}

const output = (): Output => {
  const { config } = chunksPlugin() as unknown as {
    config: () => { build: { rolldownOptions: { output: Output } } };
  };
  return config().build.rolldownOptions.output;
};

/** Which file a module goes into, by who imports whom. */
const fileOf = (
  id: string,
  imports: Readonly<Record<string, readonly string[]>>,
  modules: Readonly<Record<string, object>> = {},
) => {
  const [group] = output().codeSplitting.groups;
  const resolved = <Value>(of: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(of).map(([path, value]) => [resolve(path), value]));
  const [importsOf, moduleOf] = [resolved(imports), resolved(modules)];
  return group.name(resolve(id), {
    getModuleInfo: from => ({
      ...moduleOf[from],
      importedIds: importsOf[from]?.map(one => resolve(one)) ?? [],
    }),
  });
};

const start = 'src/app/main.tsx';
const forms = 'src/engine/record/forms.ts';
const theme = 'library/styles/index.mjs';
const contrast = 'library/styles/enhanceHighContrast.mjs';
const input = 'library/Input/Input.mjs';

describe('the files of the script', () => {
  it('hold what their roots import, the first of them what several need', () => {
    const imports = { [start]: [theme], [forms]: [theme, input] };
    expect(fileOf(theme, imports)).toBe('console');
    expect(fileOf(input, imports)).toBe('forms');
    expect(fileOf('src/pages/other.tsx', imports)).toBeNull();
  });

  it.each([
    ['console', '//# allFunctionsCalledOnLoad'],
    ['forms', '//# allFunctionsCalledOnLoad'],
    ['overlays', ''],
  ])('of %s say to the browser what to compile at once: %j', (name, hint) => {
    expect(output().postBanner({ name })).toBe(hint);
  });

  it('leave to the forms what the start reaches by nothing but what it never calls', () => {
    const imports = {
      [start]: [theme],
      [theme]: [contrast],
      [contrast]: [input],
      [forms]: [input],
    };
    expect(fileOf(input, imports)).toBe('forms');
  });

  it('hold of React-Admin what is named, and not all that its index passes on', () => {
    const index = 'library/ra-core/dist/index.js';
    const auth = 'library/ra-core/dist/auth/index.js';
    const [used, unused, whole] = ['useLogin', 'useEdit', 'removeEmpty'].map(
      name => `library/ra-core/dist/auth/${name}.js`,
    ) as [string, string, string];
    const imports = { [start]: [index], [index]: [auth], [auth]: [used, unused, whole] };
    const modules = {
      [start]: { code: `import { useLogin as login, removeEmpty } from 'ra-core';` },
      [auth]: { code: `import removeEmpty from "./removeEmpty.js"; export { removeEmpty };` },
      [used]: { exports: ['useLogin'] },
      [unused]: { exports: ['useEdit'] },
      [whole]: { exports: ['default'] },
    };
    const file = (id: string) => fileOf(id, imports, modules);
    expect([used, whole, unused].map(file)).toEqual(['console', 'console', null]);
  });
});

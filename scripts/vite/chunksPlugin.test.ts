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
const fileOf = (id: string, imports: Readonly<Record<string, readonly string[]>>) => {
  const [group] = output().codeSplitting.groups;
  const byPath = Object.fromEntries(
    Object.entries(imports).map(([from, to]) => [resolve(from), to.map(one => resolve(one))]),
  );
  return group.name(resolve(id), {
    getModuleInfo: from => ({ importedIds: byPath[from] ?? [] }),
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
});

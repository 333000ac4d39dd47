import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltScripts } from '../../backend/page/scriptsOf.ts';
import { neededBy, type Graph } from './neededBy.ts';

/** One file of the page's script: all that its roots import without waiting, or what two other parts both import. */
interface Part {
  readonly name: string;
  readonly roots: readonly string[];
  readonly and?: readonly string[];
}

const start = ['src/app/main.tsx'];
const shell = ['src/app/SignedIn.tsx', 'src/engine/ScreenRoutes.tsx'];
const list = ['src/engine/list/ListPage.tsx'];
const sections = ['src/engine/sections/sections.ts'];
const totals = ['src/engine/totals.ts'];
const signIn = ['src/pages/session/SignInPage.tsx'];
/** What every page has, and none waits for. */
const doors = [
  'src/app/notices/Bell.tsx',
  'src/app/palette/CommandPalette.tsx',
  'src/pages/calling/CallBar.tsx',
];
const overlays = ['src/engine/overlays.ts', 'src/parts/menus/shownMenu.ts'];
const records = ['src/engine/record/records.ts', 'src/pages/panels.ts'];
/** What pages and panels by hand take of the form engine. */
const apart = [
  'dataProvider/records/createRecordStore.ts',
  'src/engine/panels/PanelForm.ts',
  'src/parts/page/SaveBar.tsx',
];
const inline = ['src/engine/list/inline/EditCell.tsx'];
const forms = ['src/engine/record/forms.ts'];

/*
 * A module is in the first part that has it. Left to itself the bundler makes a file of every few modules that two
 * pages share, and the page would fetch some sixty to show a list. What two roots share is no part of either, or the one would
 * bring the other.
 */
const parts: readonly Part[] = [
  { name: 'console', roots: start },
  { name: 'shell', roots: shell },
  { name: 'shell', roots: list, and: [...records, ...forms, ...doors, ...signIn] },
  { name: 'shell', roots: signIn, and: [...doors, ...overlays, ...records, ...forms] },
  { name: 'rows', roots: list, and: sections },
  { name: 'list', roots: list },
  {
    name: 'shared',
    roots: doors,
    and: [...signIn, ...overlays, ...sections, ...records, ...forms],
  },
  { name: 'shared', roots: apart, and: [...records, ...overlays, ...forms] },
  { name: 'doors', roots: doors },
  { name: 'sign-in', roots: signIn },
  { name: 'acts', roots: records, and: [...sections, ...overlays, ...inline, ...forms] },
  { name: 'acts', roots: sections, and: [...overlays, ...inline, ...forms] },
  { name: 'records', roots: records },
  { name: 'sections', roots: sections },
  { name: 'totals', roots: totals },
  { name: 'fields', roots: overlays, and: [...inline, ...forms] },
  { name: 'fields', roots: inline, and: forms },
  { name: 'overlays', roots: overlays },
  { name: 'inline', roots: inline },
  { name: 'forms', roots: forms },
];

/**
 * Files of which the browser compiles everything while they come, on a thread of its own: left to itself it compiles
 * each function when it is first called, and the first drawing waits for that.
 */
const calledOnLoad: readonly string[] = [
  'console',
  'shell',
  'rows',
  'list',
  'acts',
  'records',
  'fields',
  'forms',
];

/**
 * What the start imports through a library's index without calling it; by the graph alone it would come with the start:
 * the half of every input behind the theme, MUI's grid and parts of its menus, which rjsf's theme alone draws, what
 * React-Admin's own HTTP function is on, its words, its stock parts, and what of react-query the palette and timelines alone
 * ask.
 */
const uncalled: readonly string[] = [
  '/styles/enhanceHighContrast.mjs',
  '/system/Grid/createGrid.mjs',
  '/system/Grid/gridGenerator.mjs',
  '/system/Grid/traverseBreakpoints.mjs',
  '/utils/isMuiElement.mjs',
  '/utils/isMuiElement/isMuiElement.mjs',
  '/ListItemIcon/ListItemIcon.mjs',
  '/ListItemText/ListItemText.mjs',
  '/ra-core/dist/dataProvider/fetch.js',
  '/ra-language-english/dist/index.js',
  '/react-query/build/modern/useInfiniteQuery.js',
  '/react-query/build/modern/useQueries.js',
  '/query-core/build/modern/infiniteQueryObserver.js',
  '/query-core/build/modern/queriesObserver.js',
];

/** What forms and records alone call of it. */
const ofForms: readonly string[] = [
  '/ra-core/dist/controller/create/',
  '/ra-core/dist/controller/edit/',
  '/ra-core/dist/controller/saveContext/',
  '/ra-core/dist/controller/show/',
  '/ra-core/dist/controller/usePrevNextController.js',
  '/ra-core/dist/dataProvider/useCreate.js',
  '/ra-core/dist/dataProvider/useMutationWithMutationMode.js',
  '/ra-core/dist/dataProvider/useUpdate.js',
];

const ofRecords = (roots: readonly string[]): boolean =>
  [...records, ...inline, ...forms].some(one => roots.includes(one));

const closureOf = (roots: readonly string[], graph: Graph): ReadonlySet<string> => {
  const left = ofRecords(roots) ? uncalled : [...uncalled, ...ofForms];
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || left.some(part => id.includes(part))) return;
    found.add(id);
    for (const next of neededBy(id, graph)) visit(next);
  };
  for (const root of roots) visit(resolve(root));
  return found;
};

/**
 * What a source is called in the list: `\0validator:/project/form-schemas/a.json.js` is `form-schemas/a.json?validator`,
 * `\0virtual:screen/resources/a/b.json.js` is `resources/a/b.json`.
 */
const sourceOf = (id: string): string => {
  const [, plugin, source] = /^\0(validator:|virtual:screen\/)(.*)\.js$/.exec(id) ?? [];
  if (source === undefined) return relative('', id);
  return plugin === 'validator:' ? `${relative('', source)}?validator` : source;
};

/**
 * Puts the script of the page into few files, by what is needed together, and writes `scripts.json`, by which the server
 * tells each page what it will need.
 */
export const chunksPlugin = (): Plugin => {
  let sorted: readonly { name: string; has: (id: string) => boolean }[] | undefined;
  const sort = (graph: Graph) =>
    parts.map(({ name, roots, and }) => {
      const ids = closureOf(roots, graph);
      const others = and && closureOf(and, graph);
      return { name, has: (id: string) => ids.has(id) && (others?.has(id) ?? true) };
    });
  return {
    name: 'console-chunks',
    apply: 'build',
    buildStart: () => {
      sorted = undefined;
    },
    generateBundle(_options, bundle) {
      const built: { files: Record<string, string>; imports: Record<string, string[]> } = {
        files: {},
        imports: {},
      } satisfies BuiltScripts;
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        built.imports[chunk.fileName] = chunk.imports;
        for (const id of chunk.moduleIds) {
          const info = this.getModuleInfo(id);
          // What starts the page is named by the page itself.
          if (info?.dynamicImporters.length) built.files[sourceOf(id)] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: 'scripts.json', source: JSON.stringify(built) });
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            postBanner: ({ name }) =>
              calledOnLoad.includes(name) ? '//# allFunctionsCalledOnLoad' : '',
            // A screen is found by its resource; its name again in its file would be carried by every page.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.startsWith('\0virtual:screen/')
                ? 'assets/[hash].js'
                : 'assets/[name]-[hash].js',
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                {
                  debugName: 'console-chunks',
                  name: (id: string, graph: Graph) => {
                    sorted ??= sort(graph);
                    return sorted.find(({ has }) => has(id))?.name ?? null;
                  },
                },
              ],
            },
          },
        },
      },
    }),
  };
};

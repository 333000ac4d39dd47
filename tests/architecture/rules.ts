import { readFileSync } from 'node:fs';
import type { Import } from './readImports.ts';

interface Rule {
  name: string;
  /** Says what the rule holds apart, for anyone who breaks it. */
  because: string;
  isBroken: (one: Import) => boolean;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const within = (file: string, ...folders: string[]) =>
  folders.some(folder => file.startsWith(folder));

/** Where the schemas of screen files stand. */
const grammar = 'contract/model/grammar/';

/** Where the text of a file is read, which the page never does. */
/** Loaded by the page with the first file that somebody chooses. */
const knowFiles = ['file-type/core', 'image-size'];
const fileTexts = ['contract/model/files/jsonFault.ts', 'contract/model/files/locatePointer.ts'];

/** What the contract's folders are on, the lowest first; types alone may look up. */
const contractOrder = ['domain', 'rules', 'kinds', 'requests', 'model', 'calls'];
const rankOf = (file: string) =>
  contractOrder.findIndex(folder => within(file, `contract/${folder}/`));

/** What an installation without packages of development has. */
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Readonly<Record<string, string>>;
};
const packageOf = (to: string) => /^(?:@[^/]+\/)?[^/]+/.exec(to)?.[0] ?? to;

const onlyFrom = (zone: string, allowed: string[], because: string): Rule => ({
  name: `${zone} imports only ${['itself', ...allowed].join(', ')}`,
  because,
  isBroken: ({ from, to, isOurs }) =>
    isOurs && within(from, zone) && !isTest(from) && !within(to, zone, ...allowed),
});

const below = ['contract/', 'dataProvider/', 'authProvider/'];
const parts = [...below, 'src/parts/'];

/** The one direction of imports of ARCHITECTURE.md. Each rule has a planted violation in its test. */
export const rules: readonly Rule[] = [
  onlyFrom('contract/', ['form-schemas/', '.cache/types/'], 'it is shared by browser and server'),
  onlyFrom('dataProvider/', ['contract/'], 'it works without a user interface'),
  onlyFrom('authProvider/', ['contract/', 'dataProvider/'], 'it works without a user interface'),
  onlyFrom('src/parts/', below, 'shared parts know neither engine nor pages'),
  onlyFrom('src/fields/', parts, 'a field kind knows neither engine nor pages'),
  onlyFrom('src/engine/', [...parts, 'src/fields/'], 'the engine knows no page'),
  onlyFrom(
    'src/pages/',
    [...parts, 'src/fields/', 'src/engine/'],
    'pages do not know the app around them',
  ),
  onlyFrom('src/app/', [...below, 'src/'], 'it puts the browser side together and nothing else'),
  onlyFrom(
    'backend/',
    ['contract/', 'resources/', 'form-schemas/', 'package.json'],
    'the page and the server share the contract alone',
  ),
  {
    name: 'contract is pure',
    because:
      'it runs in browser and server: no Node, no React; typebox in calls and grammar alone, date-fns for days, jsonc-parser for texts of files, what knows the types of uploads',
    isBroken: ({ from, to, isOurs }) =>
      !isOurs &&
      within(from, 'contract/') &&
      !isTest(from) &&
      !(to === 'typebox' && within(from, 'contract/calls/', grammar)) &&
      !(to.startsWith('date-fns/') && within(from, 'contract/domain/days/')) &&
      !(to === 'jsonc-parser' && fileTexts.includes(from)) &&
      !(knowFiles.includes(to) && from === 'contract/domain/files/readMediaFacts.ts'),
  },
  {
    name: 'folders of the contract stand in one order',
    because: `a folder imports only what stands before it: ${contractOrder.join(', ')}`,
    isBroken: ({ from, to, isOurs, isTypeOnly }) =>
      isOurs &&
      !isTypeOnly &&
      !isTest(from) &&
      !from.includes('.fixture.') &&
      rankOf(from) >= 0 &&
      rankOf(to) > rankOf(from),
  },
  {
    name: 'the page takes types alone from the calls',
    because: 'the schema library must not reach the page',
    isBroken: ({ from, to, isTypeOnly }) =>
      within(from, 'dataProvider/', 'authProvider/', 'src/') &&
      !isTest(from) &&
      !isTypeOnly &&
      within(to, 'contract/calls/'),
  },
  {
    name: 'the check alone takes more than types from the grammar',
    because: 'screens are read at run time, and the schema library must not come with them',
    isBroken: ({ from, to, isTypeOnly }) =>
      !isTypeOnly &&
      within(to, grammar) &&
      // Files are read in full by builds and servers; the page gets them read.
      !within(
        from,
        grammar,
        'contract/model/check',
        'contract/model/written/',
        'scripts/',
        'tests/',
      ),
  },
  {
    name: 'what runs in page and server does not check files',
    because:
      'files are checked before they are served: by commands, in development, and where they are published (record 0255)',
    isBroken: ({ from, to, isTypeOnly }) =>
      within(from, 'contract/', 'dataProvider/', 'authProvider/', 'src/', 'backend/') &&
      !isTest(from) &&
      !from.includes('.fixture.') &&
      !isTypeOnly &&
      (within(to, 'contract/model/check/', 'contract/model/checkScreen') ||
        fileTexts.includes(to)) &&
      !within(from, 'contract/model/check/', 'contract/model/checkScreen') &&
      !within(from, 'backend/screens/published/', 'backend/services/screens/'),
  },
  {
    name: 'React-Admin is imported by its own name',
    because: 'its parts are packages that it chooses; all of them shake to what is used',
    isBroken: ({ to }) => to === 'ra-core' || to === 'ra-ui-materialui',
  },
  {
    name: 'parts of MUI are imported one by one',
    because: 'development would load all of them for one',
    isBroken: ({ from, to }) => within(from, 'src/') && to === '@mui/material',
  },
  {
    name: 'what opens over a page is ours',
    because: 'Back closes it, which the parts of MUI do not know',
    isBroken: ({ from, to, isTypeOnly }) =>
      within(from, 'src/') &&
      !isTypeOnly &&
      /^@mui\/material\/(?:Dialog|Drawer|Menu|Modal|Popover)$/.test(to) &&
      !within(from, 'src/parts/controls/', 'src/parts/menus/'),
  },
  {
    name: 'what serves and builds needs no package of development',
    because: 'an image is built and runs with `npm ci --omit=dev`',
    isBroken: ({ from, to, isOurs, isTypeOnly }) =>
      !isOurs &&
      !isTypeOnly &&
      // Parts of Node, and modules that the build makes.
      !/^(?:node|virtual):/.test(to) &&
      within(from, ...below, 'src/', 'backend/', 'scripts/vite/') &&
      !isTest(from) &&
      !from.includes('.fixture.') &&
      !Object.hasOwn(dependencies, packageOf(to)),
  },
];

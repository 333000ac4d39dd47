import type { Import } from './readImports.ts';

interface Rule {
  name: string;
  /** Says what the rule holds apart, for whoever breaks it. */
  because: string;
  isBroken: (one: Import) => boolean;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const within = (file: string, ...folders: string[]) =>
  folders.some(folder => file.startsWith(folder));

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
  onlyFrom('contract/', [], 'it is shared by browser and server'),
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
    because: 'it runs in browser and server: no Node, no React; typebox in its calls alone',
    isBroken: ({ from, to, isOurs }) =>
      !isOurs &&
      within(from, 'contract/') &&
      !isTest(from) &&
      !(to === 'typebox' && within(from, 'contract/calls/')),
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
    name: 'the stock shell stays out of the page',
    because: 'ra-core and our own parts weigh half as much',
    isBroken: ({ from, to }) =>
      within(from, 'src/') &&
      (to === 'react-admin' || to === 'ra-ui-materialui' || to === '@mui/material'),
  },
];

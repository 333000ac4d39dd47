import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
}

const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
]);

/** Others, and why they may be used: none of their code is in what the project delivers under its own licence. */
const exceptions: readonly { names: RegExp; licence: string; because: string }[] = [
  {
    names: /^(inter-ui|@fontsource-variable\/.*)$/,
    licence: 'OFL-1.1',
    because:
      'fonts; what is cut out of them is delivered under their own licence, which their tables name',
  },
  {
    names: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    because: 'a tool of the build, used unchanged',
  },
  {
    names: /^png-js$/,
    licence: '',
    because: 'its LICENSE is MIT, which its package.json does not name',
  },
  {
    names: /^fast-sha256$/,
    licence: 'Unlicense',
    because: 'in the public domain; what signs webhooks uses it',
  },
  {
    names: /^pako$/,
    licence: '(MIT AND Zlib)',
    because: 'both are permissive',
  },
  {
    names: /^css-mediaquery$/,
    licence: 'BSD',
    because: 'its text is that of BSD-3-Clause, and what uses it is not in the page',
  },
  {
    names: /^argparse$/,
    licence: 'Python-2.0',
    because: 'permissive, and of a tool of the build alone',
  },
  {
    names: /^argparse$/,
    licence: 'PSF-2.0',
    because: 'permissive, and of a tool of the suites alone',
  },
  {
    names: /^scim(-patch|2-parse-filter)$/,
    licence: 'Unlicense',
    because: 'given to the public domain',
  },
  {
    names: /^(busboy|dicer|streamsearch)$/,
    licence: '',
    because: 'MIT, which their package.json names in an older form (`licenses`); of a suite alone',
  },
  {
    names: /^(humanize-number|only)$/,
    licence: '',
    because: 'MIT by their Readme, which their package.json does not name; of a suite alone',
  },
  {
    names: /^axe-core$/,
    licence: 'MPL-2.0',
    because: 'a tool of the suites, used unchanged',
  },
];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};
const named = Object.entries(packages).flatMap(([path, { license }]) =>
  path === '' ? [] : [{ name: path.split('node_modules/').at(-1) ?? '', license: license ?? '' }],
);

const isAllowed = (name: string, license: string): boolean =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some(one => one.split(' AND ').every(part => permissive.has(part))) ||
  exceptions.some(({ names, licence }) => names.test(name) && licence === license);

describe('licences of packages', () => {
  it('are permissive, or named here with the reason', () => {
    expect(named.length).toBeGreaterThan(300);
    expect(named.filter(({ name, license }) => !isAllowed(name, license))).toEqual([]);
  });

  it.each([
    ['left-pad', 'GPL-3.0'],
    ['nameless', ''],
    ['half', 'MIT AND GPL-3.0'],
    ['lightningcss', 'AGPL-3.0'],
  ])('would be refused: %s under "%s"', (name, license) => {
    expect(isAllowed(name, license)).toBe(false);
  });

  it('has no exception that nothing needs', () => {
    const idle = exceptions.filter(
      ({ names, licence }) =>
        !named.some(({ name, license }) => names.test(name) && license === licence),
    );
    expect(idle).toEqual([]);
  });
});

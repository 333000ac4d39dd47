import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '#app/texts/startEn.ts';
import { textsOf } from '#app/i18n/textsOf.ts';
import { expect, test } from '@playwright/test';

const assets = join('dist', 'browser', 'assets');
const start = /^(console|shell|list|sign-in)-[\w-]+\.js$/;

test('the start has every word that it says of those of ra-core', () => {
  const script = readdirSync(assets)
    .filter(name => start.test(name))
    .map(name => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
  const said = new Set([...script.matchAll(/["'`](ra\.[\w.]*)/g)].map(([, key]) => key));
  expect([...said].sort()).toEqual(
    Object.keys(textsOf([texts]))
      .filter(key => key.startsWith('ra.'))
      .sort(),
  );
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { texts } from '#app/texts/start.ts';
import { expect, test } from '@playwright/test';

const assets = join('dist', 'browser', 'assets');
const start = /^(console|shell|rows|list|sign-in)-[\w-]+\.js$/;

test('the start has every word that it says of those of ra-core', () => {
  const script = readdirSync(assets)
    .filter(name => start.test(name))
    .map(name => readFileSync(join(assets, name), 'utf8'))
    .join('\n');
  const said = new Set([...script.matchAll(/["'`](ra\.[\w.]*)/g)].map(([, key]) => key));
  expect([...said].sort()).toEqual(
    Object.entries(texts.ra)
      .flatMap(([part, words]) => Object.keys(words).map(key => `ra.${part}.${key}`))
      .sort(),
  );
});

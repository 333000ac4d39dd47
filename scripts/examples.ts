import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Examples } from '#backend/openapi/Examples.ts';
import { openapi } from '#backend/openapi/openapi.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { callList } from '#contract/calls/index.ts';
import type { Document } from './examples/eachExample.ts';
import { pickExamples, type Noted } from './examples/pickExamples.ts';

/*
 * Examples of `/openapi.json`, of the requests that suites make on demo data and of what is answered:
 *   EXAMPLES=.cache/examples npx vitest run tests/contract/answers.test.ts tests/conformance
 *   node scripts/run.mjs scripts/examples.ts .cache/examples
 * A call that was not made this time keeps the example that it has.
 */
const file = 'backend/openapi/examples.json';
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder in which the suites noted their calls.');

const noted = readdirSync(folder).flatMap(name =>
  readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Noted),
);
const document = openapi(callList, { name: 'Nivaas', slug: 'nivaas' }, readScreens());
const known = JSON.parse(readFileSync(file, 'utf8')) as Examples;
const picked = pickExamples(document as unknown as Document, noted, known);
// A line a call, so that a change shows the calls that it is about.
const lines = Object.entries(picked).map(
  ([id, one]) => `${JSON.stringify(id)}: ${JSON.stringify(one)}`,
);
writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${lines.length} calls have an example.`);

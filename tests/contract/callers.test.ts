import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readScreens } from '#backend/screens/readScreens.ts';
import type { Call } from '#contract/calls/call.ts';
import { callList } from '#contract/calls/index.ts';
import { sourceFiles } from '#tests/architecture/readImports.ts';

/*
 * Each call is made by a page, or its entry says who makes it (record 0005): a call of which nobody knows the caller cannot be
 * changed, and cannot be taken away.
 */

const isPageSource = (file: string): boolean =>
  /^(src|dataProvider|authProvider|contract\/(model|requests))\//.test(file) &&
  !/\.(test|fixture)\.tsx?$/.test(file);

/** Screens as they are completed name each of their calls. */
const named = [
  ...sourceFiles()
    .filter(isPageSource)
    .map(file => readFileSync(file, 'utf8')),
  JSON.stringify([...readScreens().values()]),
].join('\n');

const isNamed = ({ id }: Call): boolean => named.includes(`'${id}'`) || named.includes(`"${id}"`);

describe('who makes a call', () => {
  it('is a page that names it, or is said in its entry', () => {
    const unknown = callList.filter((call: Call) => !isNamed(call) && call.calledBy === undefined);
    expect(unknown.map(({ id }) => id)).toEqual([]);
  });

  it('is said of no call that a page names', () => {
    const said = callList.filter((call: Call) => call.calledBy !== undefined && isNamed(call));
    expect(said.map(({ id }) => id)).toEqual([]);
  });
});

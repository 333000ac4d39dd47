import { describe, expect, it, vi } from 'vitest';
import { metaSchema } from '#contract/model/grammar/metaSchema.ts';
import { linesOf } from '#contract/model/screenHead.ts';
import { keysOf } from '../../../scripts/keyUses.ts';
import { pageKeys } from './pageKeys.fixture.ts';
import { sentKeys } from './sentKeys.fixture.ts';
import { serverKeys } from './serverKeys.fixture.ts';
import { onHome, shellKeys } from './shellKeys.fixture.tsx';
import { fileOf } from './thing.fixture.ts';

vi.mock('#pages/registry.ts', () => {
  const pageOf = (name: string) => ({
    isArea: false,
    Component: () => <p>{name} page made by hand</p>,
  });
  return {
    pages: new Map([
      ['OwnPage', pageOf('Own')],
      ['OtherPage', pageOf('Other')],
    ]),
  };
});

vi.mock('virtual:screens', async original => ({
  ...(await original<object>()),
  loadScreenLines: () => Promise.resolve(linesOf(onHome)),
}));

describe('a key acts on the shell', () => {
  it.each(shellKeys)('$key', async ({ has, lacks = {}, ask, answer }) => {
    expect(await ask(fileOf(has))).toEqual(answer);
    expect(await ask(fileOf(lacks))).not.toEqual(answer);
  });
});

/** What a report says is in the file that it makes: `tests/conformance/reports` reads those. */
const ofReports = /^report([A-Z]\w*)?(\.|$)/;

describe('the keys of the format', () => {
  const sides = [serverKeys, sentKeys, pageKeys, shellKeys].map(rows => rows.map(({ key }) => key));

  it('have each a row of what they do, and no row is of a key that is no more', () => {
    const keys = new Set(sides.flat());
    const all = keysOf(metaSchema).filter(key => !ofReports.test(key));
    expect([...keys].sort()).toEqual(all.sort());
  });

  it('have one row on each side, and on two sides only what both hold', () => {
    for (const side of sides) expect(new Set(side).size).toBe(side.length);
    const all = sides.flat();
    expect(all.filter((key, at) => all.indexOf(key) < at)).toEqual(['editable']);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runSteps } from './runSteps.mjs';
import { rememberSteps } from './unchanged.mjs';

const step = (name: string, code: string) => ({ name, command: ['-e', code] });

const ran = async (steps: Parameters<typeof runSteps>[0]) => {
  const lines: string[] = [];
  const isGood = await runSteps(steps, { lanes: 2, print: line => lines.push(line) });
  return { isGood, lines, text: lines.join('\n') };
};

describe('the steps of a check', () => {
  it('run side by side: two of which each waits for the other', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'steps-'));
    const meet = (own: string, other: string) =>
      `const fs = require('node:fs');
       fs.writeFileSync(${JSON.stringify(join(folder, own))}, '');
       setInterval(() => fs.existsSync(${JSON.stringify(join(folder, other))}) && process.exit(0), 10);
       setTimeout(() => process.exit(1), 10_000);`;
    const { isGood, text } = await ran([
      step('one', meet('one', 'two')),
      step('two', meet('two', 'one')),
    ]);
    rmSync(folder, { recursive: true });
    expect(text).toContain('Nothing is wrong');
    expect(isGood).toBe(true);
  });

  it('tell what failed at the end, and nothing of those that went well', async () => {
    const { isGood, lines, text } = await ran([
      step('bad', `console.log('src/a.ts:1:2 is wrong'); process.exit(1)`),
      step('slow', `console.log('sixty lines of progress'); setTimeout(() => {}, 200)`),
      step('unasked', 'process.exit(3)'),
    ]);
    expect(isGood).toBe(false);
    expect(text).not.toContain('sixty lines');
    expect(lines.slice(0, 3).toSorted()).toEqual([
      expect.stringMatching(/^FAILED {2}bad/),
      expect.stringMatching(/^ok {6}slow/),
      expect.stringMatching(/^skipped unasked/),
    ]);
    expect(lines.at(-2)).toContain('bad:\nsrc/a.ts:1:2 is wrong');
    expect(lines.at(-1)).toMatch(/1 of 3 failed .*: bad$/);
  });

  it('are not run again while the files that they read stay as they are', async () => {
    const root = mkdtempSync(join(tmpdir(), 'steps-'));
    const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: root });
    git('init', '-q');
    const write = (file: string, text: string) => writeFileSync(join(root, file), text);
    write('a.ts', '1');
    write('notes.md', 'one');
    const count = join(root, '.git/count');
    const counted = `require('node:fs').appendFileSync(${JSON.stringify(count)}, 'x')`;
    const steps = [
      { ...step('code', counted), reads: /\.ts$/ },
      { ...step('outside', counted) },
      { ...step('bad', `${counted}; process.exit(1)`), reads: /\.ts$/ },
    ];
    const runs = async () => {
      writeFileSync(count, '');
      const lines: string[] = [];
      await runSteps(steps, { known: rememberSteps(root), print: line => lines.push(line) });
      return { times: readFileSync(count, 'utf8').length, text: lines.join('\n') };
    };
    expect((await runs()).times).toBe(3);
    const again = await runs();
    expect(again.times).toBe(2);
    expect(again.text).toContain('ok      code (unchanged)');
    write('notes.md', 'two');
    expect((await runs()).times).toBe(2);
    write('a.ts', '2');
    expect((await runs()).times).toBe(3);
    write('b.ts', '1');
    expect((await runs()).times).toBe(3);
    // Saved while the step runs: what it has read is neither the one nor the other.
    const saves = `require('node:fs').writeFileSync(${JSON.stringify(join(root, 'a.ts'))}, '4')`;
    const [code] = steps;
    if (code) steps[0] = { ...code, command: ['-e', `${counted}; ${saves}`] };
    write('a.ts', '3');
    await runs();
    write('a.ts', '3');
    expect((await runs()).text).not.toContain('unchanged');
    rmSync(join(root, 'b.ts'));
    expect((await runs()).times).toBe(3);
    rmSync(root, { recursive: true });
  });
});

// npm run test:mutants [-- --lines 200 --seed 1 --skip 0 --in backend/services/calling]: turns lines round one at a time, runs the
// suites nearest to each until the first failure, and lists what nobody noticed. Works on a clean copy only: it rewrites files.
// --skip 80 goes on with line 81 of a sample that was interrupted.
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sourceFiles } from '#tests/architecture/readImports.ts';
import { suiteProjects, suitesOf } from './changed/suitesOf.ts';
import { mutantsOf, sampleOf, withMutant } from './mutants/mutate.ts';

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    skip: { type: 'string', default: '0' },
    in: { type: 'string' },
    /** Seconds of workers that the suites of one mutant may take. */
    budget: { type: 'string', default: '240' },
  },
});
/** Seconds of workers that the suites nearest to a line may take, before all others are asked. */
const nearest = 15;
const places = values.in
  ? [values.in]
  : ['contract/domain', 'contract/rules', 'backend/policies', 'backend/services'];

if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' }).trim() !== '') {
  console.error('There are changes that are not committed. Run it on a clean copy.');
  process.exit(1);
}

const all = sourceFiles()
  .filter(
    file => places.some(place => file.startsWith(place)) && !/\.(test|fixture)\.ts$/.test(file),
  )
  .flatMap(file => mutantsOf(file, readFileSync(file, 'utf8')));
const sample = sampleOf(all, Number(values.lines), Number(values.seed)).slice(Number(values.skip));
console.log(`${sample.length} of ${all.length} lines, seed ${values.seed}`);

/** Whether the suites pass. */
const pass = (files: readonly string[]): boolean =>
  spawnSync(
    process.execPath,
    [
      'node_modules/.bin/vitest',
      'run',
      '--bail=1',
      '--retry=0',
      '--reporter=dot',
      '--maxWorkers=100%',
      ...suiteProjects,
      ...files,
    ],
    { stdio: 'ignore' },
  ).status === 0;

/** How many suites ran until one failed, and whether none did: those nearest to the line first, since they mostly know it. */
const judge = (file: string): { ran: number; isSurvivor: boolean } => {
  const tried = new Set<string>();
  for (const budget of [nearest, Number(values.budget)]) {
    const files = suitesOf([file], budget)
      .chosen.map(one => one.file)
      .filter(one => !tried.has(one));
    for (const one of files) tried.add(one);
    if (files.length > 0 && !pass(files)) return { ran: tried.size, isSurvivor: false };
  }
  return { ran: tried.size, isSurvivor: true };
};

const survivors: string[] = [];
let tried = 0;
for (const mutant of sample) {
  const text = readFileSync(mutant.file, 'utf8');
  const restore = () => writeFileSync(mutant.file, text);
  process.once('exit', restore);
  writeFileSync(mutant.file, withMutant(text, mutant));
  const { ran, isSurvivor } = judge(mutant.file);
  restore();
  process.off('exit', restore);
  tried += 1;
  const told = `${mutant.file}:${mutant.line}  ${mutant.was.trim()}  →  ${mutant.becomes.trim()}`;
  if (isSurvivor) survivors.push(told);
  console.log(`${isSurvivor ? 'NOT NOTICED' : 'noticed'} (${ran} suites)  ${told}`);
}
console.log(`${tried - survivors.length} of ${tried} were noticed.`);
for (const one of survivors) console.log(`Not noticed: ${one}`);
process.exitCode = survivors.length > tried / 10 ? 1 : 0;

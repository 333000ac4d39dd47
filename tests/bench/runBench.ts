import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { isReached, type Bench, type Figure } from './Figure.ts';

/*
 * Runs every bench, or those that are named, one after the other, and prints each figure with its target.
 * Figures are told, not tested: a busy machine is not a fault of the project.
 */

const benches = import.meta.glob<Bench>('./*.bench.ts', { import: 'bench' });

const nameOf = (file: string): string => file.slice('./'.length, -'.bench.ts'.length);

const shown = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 0);

const lineOf = (figure: Figure): string => {
  const { what, value, unit, target, raw } = figure;
  const bound = 'most' in target ? `at most ${target.most}` : `at least ${target.least}`;
  const verdict = isReached(figure) ? 'reached' : 'NOT reached';
  return `  ${what}: ${shown(value)} ${unit} (${bound} ${unit}) ${verdict}${raw ? `\n      ${raw}` : ''}`;
};

const said = process.argv.slice(2);
const firstOption = said.findIndex(word => word.startsWith('--'));
const wanted = firstOption < 0 ? said : said.slice(0, firstOption);
const options = said.slice(wanted.length);
const found = Object.keys(benches).map(nameOf);
const unknown = wanted.filter(name => !found.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench "${unknown.join('", "')}": ${found.join(', ')}`);
  process.exit(2);
}

const results: Record<string, readonly Figure[]> = {};
for (const [file, load] of Object.entries(benches)) {
  const name = nameOf(file);
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const bench = await load();
  console.log(`\n${name}: ${bench.about}`);
  const figures = await bench.run(options);
  for (const figure of bench.isTold ? [] : figures) console.log(lineOf(figure));
  results[name] = figures;
}
const all = Object.values(results).flat();
console.log(
  `\n${all.filter(isReached).length} of ${all.length} figures reached, on ${availableParallelism()} cores at load ${loadavg()[0]?.toFixed(1)}`,
);
mkdirSync('.cache', { recursive: true });
writeFileSync('.cache/bench.json', JSON.stringify(results, null, 2));

// npm run size -- caps: the lines of a declared record, whole: calls, table, rules, screen and tests.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const [name = 'caps'] = process.argv.slice(2);
const one = name.replace(/ies$/, 'y').replace(/s$/, '');

const filesIn = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path).flatMap(entry => filesIn(join(path, entry)));
};

const files = [
  `contract/calls/${name}`,
  `contract/domain/${name}`,
  `backend/database/schema/${name}.ts`,
  `backend/services/${name}`,
  `form-schemas/${one}.schema.json`,
  `resources/${name}`,
  `tests/conformance/${name}`,
].flatMap(filesIn);

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').length - 1;

for (const file of files) console.log(`${String(linesOf(file)).padStart(5)}  ${file}`);
console.log(`${String(files.reduce((sum, file) => sum + linesOf(file), 0)).padStart(5)}  in all`);

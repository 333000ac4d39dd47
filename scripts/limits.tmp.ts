import { readFileSync } from 'node:fs';
import { Reader } from '#contract/model/schema/Reader.ts';
import { partsIn } from '#contract/model/schema/partsIn.ts';
for (const arg of process.argv.slice(2)) {
  const [path, ref] = arg.split('#');
  const name = path.split('/').at(-1)!;
  const content = JSON.parse(readFileSync(path, 'utf8'));
  const files: Record<string, unknown> = { [name]: content };
  let main = name;
  if (ref) { main = 'main.schema.json'; files[main] = { $ref: `${name}#${ref}` }; }
  for (const inPlace of [1000, 400, 120, 40, 12, 3]) {
    const t = performance.now();
    const r = new Reader(files, main, { inPlace, most: 400000 }).read();
    console.log(arg, inPlace, r && partsIn(r.schema) + [...r.definitions.values()].reduce((a, b) => a + partsIn(b), 0), r?.definitions.size, Math.round(performance.now() - t), 'ms', r && JSON.stringify([r.schema, [...r.definitions.values()]]).length);
  }
}

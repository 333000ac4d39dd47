import { readFileSync } from 'node:fs';
import { resolveReferences } from '#contract/model/schema/resolveReferences.ts';
import { partsIn } from '#contract/model/schema/partsIn.ts';
import { readRecordSchema } from '#contract/model/schema/readRecordSchema.ts';
for (const arg of process.argv.slice(2)) {
  const [path, ref] = arg.split('#');
  const name = path.split('/').at(-1)!;
  const content = JSON.parse(readFileSync(path, 'utf8'));
  const files: Record<string, unknown> = { [name]: content };
  let main = name;
  if (ref) { main = 'main.schema.json'; files[main] = { $ref: `${name}#${ref}` }; }
  const t0 = performance.now();
  const kept: string[] = []; const faults: string[] = [];
  try {
  const schema = readRecordSchema(main, files, { fault: (at, m) => faults.push(`${at} ${m}`.slice(0,300)), kept: (n, p) => kept.push(`${n}:${p}`) });
  const t1 = performance.now();
  console.log(arg, 'bytes', JSON.stringify(content).length, '-> model', JSON.stringify(schema).length, 'parts', partsIn(schema), 'defs', Object.keys(schema.$defs ?? {}).length, 'sum', Object.values(schema.$defs ?? {}).reduce((a, b) => a + partsIn(b), 0), 'ms', Math.round(t1 - t0), 'props', Object.keys(schema.properties ?? {}).length, 'kept', kept.length, faults.slice(0, 5));
  } catch (e) { console.log(arg, 'THROWS', (e as Error).stack?.slice(0, 600)); }
}
import { compileValidator } from './vite/validatorPlugin.ts';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { readScreen } from '#contract/model/readScreen.ts';
import { checkScreens } from '#contract/model/checkScreens.ts';
for (const arg of process.argv.slice(2)) {
  const [path, ref] = arg.split('#');
  const name = path.split('/').at(-1)!;
  const text = readFileSync(path, 'utf8');
  const content = JSON.parse(text);
  const files: Record<string, unknown> = { [name]: content };
  let main = name;
  if (ref) { main = 'main.schema.json'; files[main] = { $ref: `${name}#${ref}` }; }
  try {
    let t = performance.now();
    const tick = () => { const d = Math.round(performance.now() - t); t = performance.now(); return d; };
    const { file, schema } = readScreen({ format: 1, resource: 'x', schema: main }, files);
    const a = tick();
    completeScreen(file, schema); const b = tick();
    const v = compileValidator(schema!); const c = tick();
    const faults = checkScreens([{ file: 'resources/x.json', text: JSON.stringify({ format: 1, resource: 'x', schema: main }) }], [{ file: `form-schemas/${main}`, text: JSON.stringify(files[main], null, 1) }, ...(ref ? [{file: `form-schemas/${name}`, text}] : [])], { calls: {}, pages: [], actions: [], panels: [], cells: [], entries: [], isOwn: () => true } as never);
    console.log(arg, 'read', a, 'complete', b, 'compile', c, 'validator bytes', v.length, 'gz', (await import('node:zlib')).gzipSync(v).length, 'check ms', tick(), faults.filter(f => !f.isNote).slice(0, 4).map(f => `${f.file} ${f.pointer} ${f.message}`.slice(0, 250)), faults.filter(f => f.isNote).length);
  } catch (e) { console.log(arg, 'THROWS', (e as Error).stack?.slice(0, 600)); }
}

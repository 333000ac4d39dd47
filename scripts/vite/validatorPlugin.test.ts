import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ValidateFunction } from 'ajv';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validatorPlugin } from './validatorPlugin.ts';

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'sample.schema.json',
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 2 },
    tags: { type: 'array', uniqueItems: true, items: { enum: ['a', 'b'] } },
    from: { type: ['string', 'null'], format: 'date' },
    at: { type: 'string', format: 'time' },
    step: { type: 'number', multipleOf: 0.1 },
  },
} as const;

// Inside the project, so that the run-time modules of Ajv resolve as they do for a screen.
const folder = mkdtempSync(join(resolve('node_modules'), '.validator-'));
let code = '';
let validate: ValidateFunction;

beforeAll(async () => {
  writeFileSync(join(folder, 'sample.schema.json'), JSON.stringify(schema));
  writeFileSync(
    join(folder, 'entry.js'),
    `export { default } from './sample.schema.json?validator';`,
  );
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [validatorPlugin()],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(folder, 'entry.js'), formats: ['es'] },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error('Vite built nothing');
  code = bundle.output[0].code;
  const file = join(mkdtempSync(join(tmpdir(), 'validator-')), 'bundle.mjs');
  writeFileSync(file, code);
  validate = (await import(/* @vite-ignore */ file)).default.record;
});

afterAll(() => rmSync(folder, { recursive: true }));

const errorsOf = (value: unknown) =>
  validate(value)
    ? []
    : validate.errors?.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

describe('validatorPlugin', () => {
  it('compiles nothing in the page', () => {
    expect(code).not.toMatch(/new Function|\beval\(/);
  });

  it.each([
    [{ name: 'Relax' }, []],
    [{}, [' required']],
    [{ name: 'R' }, ['/name minLength']],
    [{ name: 'Relax', tags: ['a', 'a'] }, ['/tags uniqueItems']],
    [{ name: 'Relax', tags: ['c'] }, ['/tags/0 enum']],
    [{ name: 'Relax', from: '2026-02-30' }, ['/from format']],
    [{ name: 'Relax', from: null }, []],
    [{ name: 'Relax', at: '09:30:00', step: 0.3 }, []],
    [{ name: 'Relax', at: '25:00' }, ['/at format']],
  ])('validates %j', (value, expected) => {
    expect(errorsOf(value)).toEqual(expected);
  });
});

import { basename, dirname } from 'node:path';
import type { Plugin } from 'vite';
import {
  validatorSource,
  type ValidatorSource,
} from '../../backend/screens/published/validatorSource.ts';
import { readSchemas } from '../../backend/screens/readSchemas.ts';
import type { JsonSchema } from '../../contract/model/jsonSchema.ts';
import { readRecordSchema } from '../../contract/model/schema/readRecordSchema.ts';

const query = '?validator';
const prefix = '\0validator:';

/*
 * The run-time modules of Ajv are CommonJS with `exports.default`; bundlers and Node wrap them differently, so the
 * generated code reaches them through one function that finds the inner exports in either case.
 */
const unwrap = `const inner = m => {
  const d = m.default;
  if (d && typeof d === 'object') return d;
  return typeof d === 'function' ? Object.assign(d, { default: d }) : m;
};`;

/** Code of a validator as an ES module whose default export holds the validating functions. */
export const toEsModule = ({ code, names }: ValidatorSource): string => {
  const imports = names.map((name, index) => `import * as m${index} from ${JSON.stringify(name)};`);
  const table = names.map((name, index) => `${JSON.stringify(name)}: inner(m${index})`);
  return [
    ...imports,
    unwrap,
    `const modules = { ${table.join(', ')} };`,
    'const exports = {};',
    code,
    'export default exports;',
  ].join('\n');
};

/** The source of a module that validates a record as `record`, without compiling anything in the page. */
export const compileValidator = (schema: JsonSchema): string => toEsModule(validatorSource(schema));

/**
 * `import fns from './x.schema.json?validator'`: the schema's validators, compiled when the page is built, because the
 * page runs under `script-src 'self'` and Ajv would need `unsafe-eval` to compile there.
 */
export const validatorPlugin = (): Plugin => ({
  name: 'console-validator',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!source.endsWith(query)) return undefined;
    const file = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
    // The ending keeps other plugins from taking the module for JSON.
    return file ? `${prefix}${file.id}.js` : undefined;
  },
  load(id) {
    if (!id.startsWith(prefix)) return undefined;
    const file = id.slice(prefix.length, -'.js'.length);
    this.addWatchFile(file);
    return compileValidator(readRecordSchema(basename(file), readSchemas(dirname(file))));
  },
});

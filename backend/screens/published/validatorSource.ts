import { Ajv2020 } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { JsonSchema } from '#contract/model/jsonSchema.ts';
import { checkedPart } from '#contract/model/schema/checkedPart.ts';
import { validatorFormats, validatorOptions } from '#contract/model/schema/validatorOptions.ts';

/** A validator as CommonJS text, with what it asks of the run-time modules of Ajv through `modules`. */
export interface ValidatorSource {
  readonly code: string;
  /** Names of those modules. */
  readonly names: readonly string[];
}

/** The source of functions that validate a record as `record`: a page may not compile any (content security policy). */
export const validatorSource = (schema: JsonSchema): ValidatorSource => {
  const ajv = new Ajv2020({ ...validatorOptions, code: { source: true } });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries(validatorFormats)) ajv.addFormat(name, format);
  ajv.addSchema(checkedPart(schema), 'record');
  const commonJs = standalone(ajv, { record: 'record' });
  const names = [
    ...new Set([...commonJs.matchAll(/require\("([^"]+)"\)/g)].map(([, name = '']) => name)),
  ];
  const code = commonJs
    .replace('"use strict";', '')
    .replace(/require\(("[^"]+")\)/g, (_, name: string) => `modules[${name}]`);
  return { code, names };
};

/** The same as a module that takes those modules from the page, which has them in a file of its build. */
export const validatorModule = (schema: JsonSchema): string =>
  [
    'export default modules => {',
    'const exports = {};',
    validatorSource(schema).code,
    'return exports;',
    '};',
  ].join('\n');

import * as formats from 'ajv-formats/dist/formats';
import * as equal from 'ajv/dist/runtime/equal';
import * as ucs2length from 'ajv/dist/runtime/ucs2length';
import * as uri from 'ajv/dist/runtime/uri';

/** Bundlers wrap CommonJS with `exports.default` in one way or another (`scripts/vite/validatorPlugin.ts`). */
const inner = (module: object): unknown => {
  const own = (module as { default?: unknown }).default;
  if (own && typeof own === 'object') return own;
  return typeof own === 'function' ? Object.assign(own, { default: own }) : module;
};

/** What compiled validators ask for by name: all that Ajv's run-time has for a JSON Schema. */
export const validatorModules: Readonly<Record<string, unknown>> = {
  'ajv-formats/dist/formats': inner(formats),
  'ajv/dist/runtime/equal': inner(equal),
  'ajv/dist/runtime/ucs2length': inner(ucs2length),
  'ajv/dist/runtime/uri': inner(uri),
};

import { expect, it } from 'vitest';
import { importAgainPlugin } from './importAgainPlugin.ts';

const written = (code: string): string => {
  const output = { type: 'chunk', code };
  const { generateBundle } = importAgainPlugin() as unknown as {
    generateBundle: (options: object, bundle: object) => void;
  };
  generateBundle({}, { 'a.js': output });
  return output.code;
};

it.each([
  ['a=()=>import(`./b-1.js`)', 'a=()=>importAgain(`./b-1.js`)'],
  ['await import("./b-1.js").then(e=>e.t)', 'await importAgain("./b-1.js").then(e=>e.t)'],
  ['import{a}from"./b-1.js"', 'import{a}from"./b-1.js"'],
  ['e.import(`./b-1.js`)', 'e.import(`./b-1.js`)'],
  ['import(e.module)', 'import(e.module)'],
])('%s becomes %s', (code, becomes) => {
  expect(written(code)).toBe(becomes);
});

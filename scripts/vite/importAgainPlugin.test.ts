import { expect, it } from 'vitest';
import { importAgainPlugin } from './importAgainPlugin.ts';

const written = (code: string): string => {
  const output = { type: 'chunk', code };
  const { generateBundle } = importAgainPlugin() as unknown as {
    generateBundle: { handler: (options: object, bundle: object) => void };
  };
  generateBundle.handler({}, { 'a.js': output });
  return output.code;
};

it.each([
  ['a=()=>import(`./b-1.js`)', 'a=()=>importAgain(`./b-1.js`)'],
  ['await import("./b-1.js").then(e=>e.t)', 'await importAgain("./b-1.js").then(e=>e.t)'],
  ['a=()=>Z(()=>import(`./b-1.js`),void 0)', 'a=()=>importAgain(`./b-1.js`)'],
  ['a=()=>Z(()=>import(`./b-1.js`),[])', 'a=()=>importAgain(`./b-1.js`)'],
  ['Z(()=>import(`./b-1.js`),[`./b.css`])', 'Z(()=>importAgain(`./b-1.js`),[`./b.css`])'],
  ['import{a}from"./b-1.js"', 'import{a}from"./b-1.js"'],
  ['e.import(`./b-1.js`)', 'e.import(`./b-1.js`)'],
  ['import(e.module)', 'import(e.module)'],
])('%s becomes %s', (code, becomes) => {
  expect(written(code)).toBe(becomes);
});

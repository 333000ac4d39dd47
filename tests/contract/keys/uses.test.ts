import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { completeScreen } from '#contract/model/complete/completeScreen.ts';
import { metaSchema } from '#contract/model/grammar/metaSchema.ts';
import type { JsonSchema, Screen, ScreenFile } from '#contract/model/types.ts';
import { keysOf, keyUses, type KeyUse } from '../../../scripts/keyUses.ts';
import { readFullScreenFiles, readSchemaFiles } from '../../../scripts/screenSources.ts';

/*
 * Nothing in the grammar is dead: every key is used by a screen, changes what the screen is, and is read by code that
 * draws, sends, serves or computes.
 */

const keys = keysOf(metaSchema);
const schemas = new Map(
  readSchemaFiles().map(({ file, text }) => [
    file.replace('form-schemas/', ''),
    JSON.parse(text) as JsonSchema,
  ]),
);
const files = readFullScreenFiles().map(({ content }) => content as ScreenFile);
const uses = files.flatMap(file => keyUses(metaSchema, file).map(use => ({ ...use, file })));

/**
 * Keys of record pages that the first screens of accounts and opportunities are the first to use, and names in both languages,
 * which screens have that no glossary knows (docs/how-to/add-a-screen.md).
 */
const awaited =
  /^(namesByLanguage\.\w+|recordsAt|field\.parts|action\.visible|tab\.count|(recordPage|stages?|fact|askedCall|parts\w+|\w+Section)\..*)$/;

/** Read by editors and by the check alone. */
const notCompleted = ['$schema', 'format'];

const complete = (file: ScreenFile): Screen | 'refused' => {
  try {
    return completeScreen(file, schemas.get(file.schema ?? ''));
  } catch {
    return 'refused';
  }
};

type Members = Record<string | number, unknown>;

const without = (file: ScreenFile, { pointer }: KeyUse): ScreenFile => {
  const copy = structuredClone(file);
  const around = pointer
    .slice(0, -1)
    .reduce<Members>((inner, step) => inner[step] as Members, copy as unknown as Members);
  delete around[pointer.at(-1) as string];
  return copy;
};

/** Code that acts on a screen; how the model is made, its check and the tests do not count. */
const readers = ['src', 'backend', 'dataProvider', 'authProvider', 'contract/rules'];
const rulesOfTheModel = ['contract/model/rights/mayDo.ts'];

const code = readers
  .flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => `${folder}/${name}`),
  )
  .concat(rulesOfTheModel)
  .filter(file => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$|\.d\.ts$/.test(file))
  .map(file => readFileSync(file, 'utf8'))
  .join('\n');

describe('the keys of screen files', () => {
  it('are each used by a screen', () => {
    const used = new Set(uses.map(({ key }) => key));
    expect(keys.filter(key => !used.has(key) && !awaited.test(key))).toEqual([]);
    expect([...used].filter(key => !keys.includes(key))).toEqual([]);
  });

  it.each(keys.filter(key => !notCompleted.includes(key) && !awaited.test(key)))(
    '%s: a screen is another without it',
    key => {
      const changing = uses.find(
        use =>
          use.key === key &&
          !isDeepStrictEqual(complete(use.file), complete(without(use.file, use))),
      );
      expect(changing, `no use of ${key} makes a difference`).toBeDefined();
    },
  );

  it.each(keys.filter(key => !notCompleted.includes(key)))('%s: some code reads it', key => {
    const name = key.slice(key.lastIndexOf('.') + 1).replace('$', '\\$');
    const read = new RegExp(
      `[.?]${name}\\b|[{,]\\s*${name}\\s*[,}:=]|['"\`]${name}['"\`]|\\b${name}[,:(]`,
    );
    expect(code).toMatch(read);
  });
});

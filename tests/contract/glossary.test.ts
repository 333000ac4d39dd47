import { describe, expect, it } from 'vitest';
import type { ScreenFile } from '#contract/model/types.ts';
import { nameFields } from '#contract/model/written/nameFields.ts';
import { resolveScreen } from '#contract/model/written/resolveScreen.ts';
import { readRecordSchema, type SchemaFiles } from '#contract/model/schema/readRecordSchema.ts';
import { readShared } from '../../backend/screens/readShared.ts';
import { readSchemaFiles, readScreenFiles } from '../../scripts/screenSources.ts';

const schemas: SchemaFiles = Object.fromEntries(
  readSchemaFiles().map(({ file, text }) => [file.replace('form-schemas/', ''), JSON.parse(text)]),
);
const contents = readScreenFiles().map(({ text }) => JSON.parse(text) as unknown);
const shared = readShared('.', contents);

/** English that the screens take the Hindi of from the glossary: their texts, and titles of fields. */
const used = new Set(
  contents.flatMap(content => {
    const { content: full, words } = resolveScreen(content, shared);
    const taken = [...words];
    const { schema } = full as ScreenFile;
    if (schema !== undefined)
      nameFields(full as ScreenFile, readRecordSchema(schema, schemas), shared.words, english =>
        taken.push(english),
      );
    return taken;
  }),
);

describe('the glossary of screens', () => {
  it('holds no word that no screen says', () => {
    expect(Object.keys(shared.words).filter(english => !used.has(english))).toEqual([]);
  });

  it('is in order, so that a word is found and two people add theirs in different places', () => {
    const words = Object.keys(shared.words);
    expect(words).toEqual(words.toSorted((one, other) => (one < other ? -1 : 1)));
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { anySchemas } from '#tests/conformance/anySchema/anySchemas.ts';
import { keywordReference } from '../../scripts/keywordReference.ts';
import { knownNames } from '../../scripts/screenSources.ts';

describe('keywords of JSON Schema', () => {
  it('are in the reference as they are read', async () => {
    expect(readFileSync('docs/reference/schema-keywords.md', 'utf8')).toBe(
      await keywordReference(),
    );
  });

  it.each(anySchemas)(
    '$name needs no change to pass the check',
    ({ name, file, text, content }) => {
      const screen = { file: `resources/own/${name}.json`, text: JSON.stringify(content) };
      const schema = { file: `form-schemas/${file}`, text };
      const found = checkScreens([screen], [schema], knownNames());
      expect(found.filter(({ isNote }) => !isNote)).toEqual([]);
    },
  );
});

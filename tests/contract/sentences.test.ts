import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { validatorFor } from '#backend/calls/validate.ts';
import type { Refusal } from '#backend/calls/Refusal.ts';
import { valueFaults } from '#backend/records/checkBody.ts';
import { readScreens } from '#backend/screens/readScreens.ts';
import { calls } from '#contract/calls/index.ts';
import { schemaFault } from '#contract/domain/messages/fieldFaults.ts';
import { validatorFormats, validatorOptions } from '#contract/model/schema/validatorOptions.ts';
import { readKeywords } from '#contract/model/schema/keywords.ts';
import type { RecordScreen } from '#contract/model/types.ts';
import { schemaWords, type SchemaFault } from '#engine/form/schemaWords.ts';
import { texts } from '#engine/texts/form.ts';
import { testNow } from '#tests/support/server/template.ts';

/** Values that hardly any field takes, one of each type and beyond each limit. */
const wild: readonly unknown[] = [
  null,
  true,
  -1.5,
  1e300,
  '',
  ' ',
  'x',
  'x'.repeat(20_000),
  [],
  ['x', 'x'],
  [null, {}],
  {},
  { x: 1 },
];

/** Words of JSON Schema, of its validator and of programs: nobody who fills in a form knows them. */
const raw =
  /must (?:be of type|match|NOT|have|pass|contain)|not a valid (?!value)|\b(?:uuid|integer|boolean|null|undefined|pattern|schema|keyword|regex|oneOf|anyOf|true or false|JSON object|\[object)\b/i;

const isSentence = (words: string): boolean => /^[A-Z₹].*[.!?]$/su.test(words) && !raw.test(words);

const records = [...readScreens().values()].filter(
  (screen): screen is RecordScreen => 'schema' in screen && 'fields' in screen,
);

const ajv = addFormats.default(new Ajv2020(validatorOptions));
for (const [name, format] of Object.entries(validatorFormats)) ajv.addFormat(name, format);

/** The words of the form, as the page writes them. */
const say = {
  missing: () => 'Please enter it',
  error: (key: string, args: Readonly<Record<string, unknown>> = {}) => {
    const [words = ''] = texts.engine.error[key as keyof typeof texts.engine.error];
    return words.replace(/%\{(\w+)\}/g, (_, name: string) => String(args[name]));
  },
};

describe('what is wrong is said in sentences', () => {
  it('of every record, by the server, in both languages', () => {
    expect(records.length).toBeGreaterThan(60);
    const told = records.flatMap(screen =>
      Object.keys(screen.schema.properties ?? {}).flatMap(name =>
        wild.flatMap(value =>
          valueFaults(screen, { [name]: value }).map(({ message, hi }) => ({ message, hi })),
        ),
      ),
    );
    expect(told.length).toBeGreaterThan(1000);
    const bare = told.filter(
      ({ message, hi }) => !isSentence(message) || !/\p{Script=Devanagari}/u.test(hi ?? ''),
    );
    expect([...new Set(bare.map(({ message }) => message))]).toEqual([]);
  });

  it('of every record, by its form', () => {
    const told = records.flatMap(screen =>
      Object.values(screen.fields).flatMap(field => {
        const { $defs } = screen.schema;
        const validate = ajv.compile({ ...($defs && { $defs }), ...field.schema, $id: undefined });
        return wild.flatMap(value =>
          validate(value)
            ? []
            : (validate.errors ?? []).map((error: object) =>
                schemaWords(error as SchemaFault, field, 'en', say),
              ),
        );
      }),
    );
    expect(told.length).toBeGreaterThan(1000);
    expect([...new Set(told.filter(words => raw.test(words)))]).toEqual([]);
  });

  it('of every call, whatever its body has', () => {
    const told = calls.flatMap(({ body }) => {
      if (!body) return [];
      const validate = validatorFor(body, 'body', testNow);
      const names = Object.keys((body as { properties?: object }).properties ?? {});
      const bodies = [
        ...wild,
        ...names.flatMap(name => wild.map(value => ({ [name]: structuredClone(value) }))),
      ];
      return bodies.flatMap(value => {
        const answer = validate(value) as { error?: Refusal };
        return answer.error?.details.errors?.map(({ message }) => message) ?? [];
      });
    });
    expect(told.length).toBeGreaterThan(1000);
    expect([...new Set(told.filter(words => !isSentence(words)))]).toEqual([]);
  });

  it('of every keyword, and of one that nobody knows', () => {
    const keywords = Object.keys(readKeywords).flatMap(names => names.split(' / '));
    const numbers = { limit: 3, multipleOf: 2, i: 0, j: 1 };
    const params = { allowedValues: ['a', 'b'], additionalProperty: 'note', ...numbers };
    for (const keyword of [...keywords, 'x-never-heard-of'])
      expect(schemaFault(keyword, params).message).toSatisfy(isSentence);
  });
});

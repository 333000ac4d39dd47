import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { refusalOf } from '#backend/calls/validate.ts';
import { fieldFaults } from '#contract/domain/messages/fieldFaults.ts';
import { partField } from '#contract/model/complete/completeField.ts';
import { validatorOptions } from '#contract/model/schema/validatorOptions.ts';
import { schemaWords, type SchemaFault } from '#engine/form/schemaWords.ts';
import { texts } from '#engine/texts/form.ts';

/*
 * Whatever the validator refuses, people read words of the console: it has none of its own, and each of its keywords has
 * words on the server and in the form.
 */

type Refused = readonly [schema: object, value: unknown];

/** By keyword, a schema that refuses a value by it. */
const refused: Readonly<Record<string, Refused>> = {
  type: [{ type: 'string' }, 5],
  enum: [{ enum: ['a', 'b'] }, 'c'],
  const: [{ const: 'a' }, 'c'],
  format: [{ type: 'string', format: 'email' }, 'c'],
  minLength: [{ minLength: 2 }, 'c'],
  maxLength: [{ maxLength: 2 }, 'ccc'],
  pattern: [{ pattern: '^a' }, 'c'],
  minimum: [{ minimum: 2 }, 1],
  maximum: [{ maximum: 2 }, 3],
  exclusiveMinimum: [{ exclusiveMinimum: 2 }, 2],
  exclusiveMaximum: [{ exclusiveMaximum: 2 }, 2],
  multipleOf: [{ multipleOf: 2 }, 3],
  minItems: [{ minItems: 2 }, [1]],
  maxItems: [{ maxItems: 1 }, [1, 2]],
  uniqueItems: [{ uniqueItems: true }, [1, 1]],
  items: [{ prefixItems: [{}], items: false }, [1, 2]],
  additionalItems: [{ items: [{}], additionalItems: false }, [1, 2]],
  unevaluatedItems: [{ prefixItems: [{}], unevaluatedItems: false }, [1, 2]],
  contains: [{ contains: { const: 1 } }, [2]],
  required: [{ required: ['a'] }, {}],
  minProperties: [{ minProperties: 1 }, {}],
  maxProperties: [{ maxProperties: 1 }, { a: 1, b: 2 }],
  propertyNames: [{ propertyNames: { maxLength: 1 } }, { ab: 1 }],
  additionalProperties: [{ properties: {}, additionalProperties: false }, { ab: 1 }],
  unevaluatedProperties: [{ unevaluatedProperties: false }, { ab: 1 }],
  dependentRequired: [{ dependentRequired: { a: ['b'] } }, { a: 1 }],
  dependencies: [{ dependencies: { a: ['b'] } }, { a: 1 }],
  not: [{ not: { type: 'string' } }, 'c'],
  if: [{ if: {}, else: {}, ...JSON.parse('{ "then": { "type": "string" } }') }, 5],
  anyOf: [{ anyOf: [{ type: 'string' }, { type: 'number' }] }, []],
  oneOf: [{ oneOf: [{ type: 'number' }, { type: 'integer' }] }, 5],
  'false schema': [{ properties: { a: false } }, { a: 1 }],
  discriminator: [{ type: 'object', discriminator: { propertyName: 'a' }, oneOf: [] }, {}],
};

/** Those that say nothing by themselves: what is in them does. */
const silent = (
  '$ref $dynamicRef $recursiveRef $dynamicAnchor $recursiveAnchor $id $defs definitions id ' +
  'properties patternProperties prefixItems allOf dependentSchemas nullable ' +
  'then else thenElse minContains maxContains ' +
  // Words that `readRecordSchema` leaves out, as it does what is no keyword.
  '$comment formatMinimum formatMaximum formatExclusiveMinimum formatExclusiveMaximum'
).split(' ');

const validators: readonly Ajv[] = [
  new Ajv(validatorOptions),
  new Ajv2019(validatorOptions),
  new Ajv2020(validatorOptions),
];
for (const validator of validators) addFormats.default(validator);

/** The keywords that any of the drafts checks. */
const keywords = [...new Set(validators.flatMap(({ RULES: { all } }) => Object.keys(all)))].filter(
  keyword => !silent.includes(keyword),
);

const say = {
  missing: () => 'Please enter it',
  error: (key: string) => texts.engine.error[key as keyof typeof texts.engine.error][0] ?? '',
};

const errorsOf = (keyword: string): readonly ErrorObject[] => {
  const [schema, value] = refused[keyword] ?? [{}, undefined];
  const found = validators.flatMap(validator => {
    // A draft may not know the schema.
    try {
      return validator.validate(structuredClone(schema), value) ? [] : [validator.errors ?? []];
    } catch {
      return [];
    }
  });
  return found.find(errors => errors.some(error => error.keyword === keyword)) ?? [];
};

it('knows a refusal of every keyword of the validator', () => {
  expect(keywords.length).toBeGreaterThan(25);
  const unknown = keywords.filter(
    keyword => keyword !== 'discriminator' && errorsOf(keyword).length === 0,
  );
  expect(unknown).toEqual([]);
});

describe.each(Object.keys(refused).filter(keyword => keyword !== 'discriminator'))(
  'what "%s" refuses',
  keyword => {
    const errors = errorsOf(keyword).filter(error => error.keyword === keyword);

    it('has no words of the validator', () => {
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.filter(({ message }) => message !== undefined)).toEqual([]);
    });

    it('has words of the server in both languages', () => {
      const [told] = refusalOf('body', errors).details.errors ?? [];
      expect(told?.message).toMatch(/^[A-Z].*\.$/);
      expect(told?.hi).toMatch(/\p{Script=Devanagari}/u);
      expect(told?.message).not.toBe(fieldFaults.value.message);
    });

    it('has words of the form', () => {
      const field = partField('thing', {}, false);
      for (const error of errors) {
        const words = schemaWords(error as SchemaFault, field, 'en', say);
        expect(words).toMatch(/^[A-Z]/);
        const isOfForm = ['pattern', 'format', 'type', 'anyOf', 'oneOf'].includes(keyword);
        expect(words === texts.engine.error.pattern[0]).toBe(isOfForm);
      }
    });
  },
);

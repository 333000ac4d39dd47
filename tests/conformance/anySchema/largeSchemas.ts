import type { AnySchema } from './anySchemas.ts';
import { schemaOf } from './anySchemas.ts';

/*
 * Schemas of about a megabyte each, of the three shapes that large ones have. They are made here, the same each time.
 */

type Schema = Readonly<Record<string, unknown>>;

const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const named = (count: number, make: (index: number) => readonly [string, Schema]): Schema =>
  Object.fromEntries(times(count, make));

const words = ['slab', 'beam', 'lintel', 'rafter', 'truss', 'gable', 'plinth', 'cornice'] as const;

/** Telling texts, as published schemas have them: most of a large one is words. */
const about = (index: number): string =>
  `Part ${index}: ${times(12, at => words[(index * 7 + at * 3) % words.length]).join(' ')}, as the standard says.`;

const text = (index: number): Schema => ({ type: 'string', description: about(index) });

/** Very many definitions that refer to each other, of which a record reaches few. */
const catalogue = {
  title: 'Catalogue part',
  type: 'object',
  required: ['name'],
  definitions: {
    ...named(2400, index => [
      `kind${index}`,
      {
        type: 'object',
        description: about(index),
        properties: {
          note: text(index),
          next: { $ref: `#/definitions/kind${(index + 1) % 2400}` },
          other: { $ref: `#/definitions/kind${(index * 31 + 7) % 2400}` },
        },
      },
    ]),
    size: {
      type: 'object',
      properties: { width: { type: 'number', exclusiveMinimum: 0 }, unit: { enum: ['m', 'ft'] } },
      required: ['width'],
    },
  },
  properties: {
    name: { type: 'string', minLength: 1 },
    size: { $ref: '#/definitions/size' },
    sizes: { type: 'array', items: { $ref: '#/definitions/size' } },
  },
  examples: [{ name: 'Beam', size: { width: 2, unit: 'm' }, sizes: [{ width: 0.5 }] }],
  'x-refused': [{ name: 'Beam', size: { width: 0 } }, { size: { width: 1 } }],
};

/** One union of many alternatives, each of which holds others of it again. */
const drawing = {
  title: 'Drawing',
  type: 'object',
  required: ['name', 'shape'],
  $defs: {
    shape: { oneOf: times(380, index => ({ $ref: `#/$defs/shape${index}` })) },
    ...named(380, index => [
      `shape${index}`,
      {
        title: `Shape ${index}`,
        description: about(index),
        type: 'object',
        required: ['is'],
        properties: {
          is: { const: `shape${index}` },
          ...named(11, at => [`${words[at % words.length] ?? ''}${at}`, text(index + at)]),
          size: { type: 'number', minimum: index },
          parts: { type: 'array', items: { $ref: '#/$defs/shape' } },
        },
      },
    ]),
  },
  properties: { name: { type: 'string', minLength: 1 }, shape: { $ref: '#/$defs/shape' } },
  examples: [
    {
      name: 'House',
      shape: { is: 'shape3', size: 4, slab0: 'Ground', parts: [{ is: 'shape7', size: 9 }] },
    },
  ],
  'x-refused': [
    { name: 'House', shape: { is: 'shape3', size: 1 } },
    { name: 'House', shape: { is: 'circle' } },
  ],
};

/** Very many properties, most of them in groups that are alike. */
const survey = {
  title: 'Survey',
  type: 'object',
  required: ['name'],
  $defs: {
    answers: {
      type: 'object',
      properties: named(90, index => [
        `answer${index}`,
        index % 3 === 0
          ? { type: 'integer', minimum: 0, description: about(index) }
          : { ...text(index), enum: words },
      ]),
    },
  },
  properties: {
    name: { type: 'string', minLength: 1 },
    ...named(40, index => [`extra${index}`, text(index)]),
    ...named(56, index => [
      `chapter${index}`,
      {
        type: 'object',
        description: about(index),
        properties: {
          heading: text(index),
          before: { $ref: '#/$defs/answers' },
          ...named(110, at => [`remark${at}`, text(index * 110 + at)]),
        },
      },
    ]),
  },
  examples: [
    {
      name: 'Handover',
      extra1: 'Quiet street',
      chapter2: { heading: 'Kitchen', before: { answer0: 3, answer1: 'beam' } },
      chapter9: { remark4: 'Clean' },
    },
  ],
  'x-refused': [
    { name: 'Handover', chapter2: { before: { answer0: -1 } } },
    { name: 'Handover', chapter2: { before: { answer1: 'other' } } },
  ],
};

/** The three, as the schemas of the folder. */
export const largeSchemas: readonly AnySchema[] = Object.entries({
  'large-catalogue': catalogue,
  'large-drawing': drawing,
  'large-survey': survey,
}).map(([name, schema]) => schemaOf(`${name}.schema.json`, JSON.stringify(schema)));

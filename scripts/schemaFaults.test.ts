import { describe, expect, it } from 'vitest';
import { checkScreens } from '#contract/model/checkScreens.ts';
import { faultLine, placeFaults } from './placeFaults.ts';

const known = { calls: {}, pages: [], cells: [], entries: [], actions: [], panels: [] };

const linesOf = (
  text: string,
  others: Readonly<Record<string, object>> = {},
): readonly string[] => {
  const files = [
    { file: 'form-schemas/bad.schema.json', text },
    ...Object.entries(others).map(([name, schema]) => ({
      file: `form-schemas/${name}`,
      text: JSON.stringify(schema),
    })),
  ];
  return placeFaults(checkScreens([], files, known), files).map(faultLine);
};

const written = (schema: object) => JSON.stringify(schema, null, 2);
const part = (schema: object) => written({ type: 'object', properties: { part: schema } });

const faults: readonly (readonly [what: string, text: string, line: string])[] = [
  [
    'a reference that leads nowhere',
    part({ $ref: '#/$defs/palce' }),
    ':5:7 /properties/part/$ref There is no "$defs"',
  ],
  [
    'a reference to a file that is not there',
    part({ $ref: 'addres.schema.json' }),
    ':5:7 /properties/part/$ref There is no schema "addres.schema.json" in form-schemas',
  ],
  [
    'a reference to the web',
    part({ $ref: 'https://example.com/a.json' }),
    'nothing is fetched from elsewhere',
  ],
  [
    'references in a ring',
    written({
      $ref: '#/$defs/a',
      $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } },
    }),
    ':8:7 /$defs/b/$ref "#/$defs/a" refers back to itself and never to a schema: point it to one',
  ],
  [
    'a part that is part of itself',
    written({ type: 'object', properties: { a: { allOf: [{ $ref: '#/properties/a' }] } } }),
    'refers back to itself',
  ],
  [
    'what requires itself',
    written({
      $defs: {
        node: { type: 'object', properties: { in: { $ref: '#/$defs/node' } }, required: ['in'] },
      },
      type: 'object',
      properties: { top: { $ref: '#/$defs/node' } },
    }),
    ':3:5 /$defs/node "node" requires another "node" inside itself without end',
  ],
  [
    'a pattern that takes for ever',
    part({ type: 'string', pattern: '^(\\w+\\s?)*$' }),
    ':6:7 /properties/part/pattern Note: "^(\\\\w+\\\\s?)*$" may take forever and is not checked',
  ],
  [
    'a pattern that may mean one thing or another',
    part({ type: 'string', pattern: '^\\p{L}\\_$' }),
    ':6:7 /properties/part/pattern Note: "^\\\\p{L}\\\\_$" may be read in two ways and is not checked',
  ],
  [
    'a pattern of names that takes for ever',
    part({ type: 'object', patternProperties: { '^(a+)+$': { type: 'string' } } }),
    '/properties/part/patternProperties/^(a+)+$',
  ],
  [
    'a list of values that none of its type is in',
    part({ type: 'string', enum: [1, 2] }),
    '/properties/part/enum/1 Contradiction: 2 is integer, but the type is string',
  ],
  [
    'two types at odds',
    part({ allOf: [{ type: 'string' }, { type: 'integer' }] }),
    ':9:9 /properties/part/allOf/1 Contradiction: nothing is both string and integer',
  ],
  [
    'a value of another type than its list',
    part({ type: 'string', enum: ['a', 2] }),
    '/properties/part/enum/1 Note: It can never be chosen: 2 is integer, but the type is string',
  ],
  [
    'a word that nobody knows',
    part({ type: 'string', maxLenght: 3 }),
    '(did you mean "maxLength"?)',
  ],
  [
    'a word that is refused',
    part({ divisibleBy: 3 }),
    '"divisibleBy" cannot be used here. Write "multipleOf"',
  ],
  [
    'a name with a dot',
    written({ type: 'object', properties: { 'a.b': { type: 'string' } } }),
    'Note: The field of "a.b" is called "a_b"',
  ],
  [
    'an if that no condition says',
    written({
      type: 'object',
      properties: { pin: { type: 'string' } },
      if: { properties: { pin: { pattern: '^1\\d+$' } } },
      else: { properties: { zone: { type: 'string' } } },
    }),
    '/if The form cannot follow "pattern" inside "if"',
  ],
  [
    'five megabytes',
    written({
      type: 'object',
      properties: { a: { type: 'string', description: 'x'.repeat(5e6) } },
    }),
    ':1:1 / The file has',
  ],
  ['a tower of brackets', '['.repeat(5000) + ']'.repeat(5000), 'brackets are nested'],
  [
    'more parts than a form can have',
    JSON.stringify({
      type: 'object',
      properties: {
        wide: {
          type: 'object',
          properties: Object.fromEntries(
            Array.from({ length: 9_000 }, (_, index) => [`p${index}`, {}]),
          ),
        },
      },
    }),
    'It has 9002 parts, and a screen can have 30000, of which 8000 in one object. The largest is "wide" with 9001',
  ],
];

describe('a schema that cannot be read', () => {
  // Seconds of the processor: what else runs on the machine does not count.
  it.each(faults)('is told within a second: %s', (_what, text, line) => {
    const start = process.cpuUsage();
    const lines = linesOf(text);
    expect(lines.join('\n')).toContain(line);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(1);
  });

  it('does not count a reference to a file that is there', () => {
    const other = { $defs: { pin: { type: 'string' } }, type: 'object', properties: {} };
    const text = part({ $ref: 'other.schema.json#/$defs/pin' });
    expect(linesOf(text, { 'other.schema.json': other })).toEqual([]);
  });

  it('notes a format that nothing checks', () => {
    expect(linesOf(part({ type: 'string', format: 'barcode' }))).toEqual([
      'form-schemas/bad.schema.json:6:7 /properties/part/format Note: There is no check for the format "barcode"',
    ]);
  });
});

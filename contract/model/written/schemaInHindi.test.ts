import { describe, expect, it } from 'vitest';
import { completeFields, titleOf } from '../complete/completeField.ts';
import { readScreen } from '../readScreen.ts';
import { noShared } from './SharedFiles.ts';

const words = {
  Street: 'गली',
  Home: 'घर',
  'Where it is': 'कहाँ है',
  Flat: 'फ़्लैट',
  Indoor: 'अंदर',
  Node: 'गाँठ',
};

const schema = {
  type: 'object',
  properties: {
    where: {
      description: 'Where it is',
      anyOf: [
        { title: 'Flat', type: 'object', properties: { street: { type: 'string' } } },
        { type: 'object', properties: { home: { $ref: '#/$defs/node' } } },
      ],
    },
    side: {
      oneOf: [
        { const: 'in', title: 'Indoor' },
        { const: 'out', title: 'Outdoor' },
      ],
    },
  },
  $defs: {
    node: { title: 'Node', type: 'object', properties: { next: { $ref: '#/$defs/node' } } },
  },
};

const read = (texts: typeof noShared.words) => {
  const file = { format: 1, resource: 'gates', schema: 'gate.schema.json' };
  const found = readScreen(file, { 'gate.schema.json': schema }, { ...noShared, words: texts });
  if (!found.schema) throw new Error('It has a schema');
  return { schema: found.schema, fields: completeFields(found.schema, found.file.fields) };
};

describe('texts that stand in the schema alone', () => {
  const { fields } = read(words);
  const [flat, home] = fields['where']?.schema.anyOf ?? [];

  it('have the Hindi of the glossary, inside a value, too', () => {
    expect(fields['where']?.help).toEqual({ en: 'Where it is', hi: 'कहाँ है' });
    expect(fields['side']?.options.map(({ label }) => label)).toEqual([
      { en: 'Indoor', hi: 'अंदर' },
      { en: 'Outdoor', hi: 'Outdoor' },
    ]);
    expect(titleOf('', flat ?? {})).toEqual({ en: 'Flat', hi: 'फ़्लैट' });
    expect(titleOf('street', flat?.properties?.['street'] ?? {})).toEqual({
      en: 'Street',
      hi: 'गली',
    });
  });

  it('are named as the form names them: a definition by its own title', () => {
    expect(home?.properties?.['home']?.hi).toEqual({ title: 'गाँठ' });
    expect(fields['where']?.schema.$defs?.['node']?.hi).toEqual({ title: 'गाँठ' });
  });

  it('stay as they are without it', () => {
    expect(JSON.stringify(read({}).schema)).not.toContain('"hi"');
  });
});

import { formatValue } from '#contract/kinds/formatValue.ts';
import type { Field, Language } from '#contract/model/types.ts';

/** A fault as Ajv tells it. */
export interface SchemaFault {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Words of the interface's language for what is wrong. */
export interface Say {
  /** A required field without a value. */
  missing(field: Field): string;
  /** A text key below `engine.error` with its arguments. */
  error(key: string, args?: Readonly<Record<string, unknown>>): string;
}

/** How texts of a format are written, where the schema gives no example of its own. */
const examples: Readonly<Record<string, string>> = {
  uri: 'https://example.com/offer',
  email: 'name@example.com',
  date: '31/12/2026',
};

const wrongForm = ({ schema, reference }: Field, say: Say): string => {
  if (reference || schema.format === 'uuid') return say.error('named');
  const { examples: [own] = [], format = '' } = schema;
  const example = typeof own === 'string' ? own : examples[format];
  return example === undefined ? say.error('pattern') : say.error('pattern_like', { example });
};

const isWhole = (type: unknown): boolean => [type].flat().includes('integer');

/** What a person is told about a value that the record schema refuses; limits read as the field's kind writes them. */
export const schemaWords = (
  { keyword, params }: SchemaFault,
  field: Field,
  language: Language,
  say: Say,
): string => {
  const limit = Number(params['limit']);
  const written = formatValue(field, limit, language);
  switch (keyword) {
    case 'required':
      return say.missing(field);
    case 'minLength':
      return limit === 1 ? say.missing(field) : say.error('short', { smart_count: limit });
    case 'maxLength':
      return say.error('long', { smart_count: limit });
    case 'pattern':
      return params['pattern'] === '\\S' ? say.missing(field) : wrongForm(field, say);
    case 'minimum':
      return say.error('low', { limit: written });
    case 'exclusiveMinimum':
      return say.error('above', { limit: written });
    case 'maximum':
      return say.error('high', { limit: written });
    case 'exclusiveMaximum':
      return say.error('below', { limit: written });
    case 'multipleOf':
      return say.error('step', { step: String(params['multipleOf']) });
    case 'dependentRequired':
    case 'dependencies':
      return say.missing(field);
    case 'minProperties':
      // Of one alone nothing is there; of several some may be.
      return limit === 1 ? say.missing(field) : say.error('parts', { limit });
    case 'items':
    case 'additionalItems':
    case 'unevaluatedItems':
      return say.error('many', { smart_count: Number(params['limit'] ?? params['len']) });
    case 'maxProperties':
      return say.error('many', { smart_count: limit });
    case 'contains':
      return say.error('lacking');
    case 'propertyNames':
      return say.error('names');
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return say.error('unknown', {
        name: String(params['additionalProperty'] ?? params['unevaluatedProperty']),
      });
    case 'not':
    case 'if':
    case 'false schema':
      return say.error('unfit');
    case 'minItems':
      return say.error('few', { smart_count: limit });
    case 'maxItems':
      return say.error('many', { smart_count: limit });
    case 'uniqueItems':
      return say.error('twice');
    case 'enum':
    case 'const':
      return say.error('option');
    case 'oneOf':
    case 'anyOf':
      return field.options.length > 0 ? say.error('option') : wrongForm(field, say);
    case 'type':
      return isWhole(params['type']) && !field.reference
        ? say.error('whole')
        : wrongForm(field, say);
    case 'format':
      return wrongForm(field, say);
    default:
      return wrongForm(field, say);
  }
};

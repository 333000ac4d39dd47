import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FieldError } from '#contract/calls/errors.ts';
import { Refusal } from './Refusal.ts';

type Part = FieldError['in'];

const partOf: Record<string, Part> = { body: 'body', querystring: 'query', params: 'params' };

const options: Options = { allErrors: true, strict: true, strictTypes: false, useDefaults: true };

const build = (extra: Options): Ajv => {
  const ajv = new Ajv({ ...options, ...extra });
  addFormats.default(ajv);
  return ajv;
};

// Addresses and forms carry text alone, so numbers and booleans are read from it; a JSON body is taken as it is.
const ajvOf: Record<Part, Ajv> = {
  body: build({}),
  query: build({ coerceTypes: 'array' }),
  params: build({ coerceTypes: true }),
};

const words: Record<string, (params: Record<string, unknown>) => string> = {
  required: () => 'This field is required.',
  minLength: p =>
    p['limit'] === 1 ? 'This field is required.' : `Enter at least ${p['limit']} characters.`,
  maxLength: p => `Enter at most ${p['limit']} characters.`,
  minimum: p => `Enter ${p['limit']} or more.`,
  exclusiveMinimum: p => `Enter more than ${p['limit']}.`,
  maximum: p => `Enter ${p['limit']} or less.`,
  minItems: p => `Choose at least ${p['limit']}.`,
  maxItems: p => `Choose at most ${p['limit']}.`,
  type: p => `This must be of type ${String(p['type'])}.`,
  format: p => `This is not a valid ${String(p['format'])}.`,
  pattern: () => 'This does not have the expected form.',
  enum: p => `Choose one of: ${(p['allowedValues'] as unknown[]).join(', ')}.`,
  const: p => `This must be ${String(p['allowedValue'])}.`,
  additionalProperties: p => `There is no field named "${String(p['additionalProperty'])}".`,
};

const pointerOf = (error: ErrorObject): string => {
  const { missingProperty, additionalProperty } = error.params as Record<string, string>;
  const name = missingProperty ?? additionalProperty;
  return name === undefined
    ? error.instancePath
    : `${error.instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
};

const fieldError = (part: Part, error: ErrorObject): FieldError => ({
  in: part,
  field: pointerOf(error),
  code: error.keyword,
  message: words[error.keyword]?.(error.params) ?? error.message ?? 'This is not valid.',
});

const onePerField = (errors: FieldError[]): FieldError[] =>
  [...new Map(errors.toReversed().map(error => [error.field, error])).values()].toReversed();

const isUnknownField = (error: ErrorObject): boolean => error.keyword === 'additionalProperties';

/** Unknown fields answer 400 and are named; all else that does not fit answers 422, one entry a field. */
export const refusalOf = (part: Part, errors: ErrorObject[]): Refusal => {
  const unknown = errors.filter(isUnknownField);
  // The summary keyword of a union says nothing that its branches have not said.
  // Nor has the null branch of a field that may be cleared: the other branch tells what is wrong.
  const telling = errors.filter(
    ({ keyword, params }) => keyword !== 'anyOf' && keyword !== 'if' && params['type'] !== 'null',
  );
  const chosen = onePerField(
    (unknown.length > 0 ? unknown : telling).map(e => fieldError(part, e)),
  );
  const first = chosen[0];
  const message =
    unknown.length > 0 || chosen.length === 1
      ? `${first?.field.slice(1) ?? ''}: ${first?.message ?? ''}`
      : `${chosen.length} fields are missing or not valid.`;
  return new Refusal(unknown.length > 0 ? 'UNKNOWN_FIELD' : 'VALIDATION_FAILED', message, {
    errors: chosen,
  });
};

/** The validator of one part of a request, in the shape that Fastify asks for. */
export const validatorFor = (schema: object, httpPart: string | undefined) => {
  const part = partOf[httpPart ?? 'body'] ?? 'body';
  const validate = ajvOf[part].compile(schema);
  return (data: unknown) =>
    validate(data) ? { value: data } : { error: refusalOf(part, validate.errors ?? []) };
};

import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FieldError } from '#contract/calls/errors.ts';
import { farDate } from '#contract/domain/checks/dateChecks.ts';
import { indiaDay } from '#contract/domain/days/indiaDay.ts';
import { schemaFault, severalFields } from '#contract/domain/messages/fieldFaults.ts';
import { namedFormats, timeFormats } from '#contract/model/schema/validatorOptions.ts';
import { toldAt } from '#contract/domain/messages/told.ts';
import type { Clock } from './Context.ts';
import { farDatesIn } from './farDatesIn.ts';
import { Refusal } from './Refusal.ts';

type Part = FieldError['in'];

const partOf: Record<string, Part> = { body: 'body', querystring: 'query', params: 'params' };

const options: Options = {
  allErrors: true,
  strict: true,
  strictTypes: false,
  useDefaults: true,
  // The console has words of its own for each keyword.
  messages: false,
};

const build = (extra: Options): Ajv => {
  const ajv = new Ajv({ ...options, ...extra });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries({ ...namedFormats, ...timeFormats }))
    ajv.addFormat(name, format);
  return ajv;
};

// Addresses and forms carry text alone, so numbers and booleans are read from it; a JSON body is taken as it is.
const ajvOf: Record<Part, Ajv> = {
  body: build({}),
  query: build({ coerceTypes: 'array' }),
  params: build({ coerceTypes: true }),
};

const pointerOf = (error: ErrorObject): string => {
  const params = error.params as Record<string, string>;
  const name =
    params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
  return name === undefined
    ? error.instancePath
    : `${error.instancePath}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
};

const fieldError = (part: Part, error: ErrorObject): FieldError => ({
  in: part,
  field: pointerOf(error),
  code: error.keyword,
  ...schemaFault(error.keyword, error.params),
});

const onePerField = (errors: FieldError[]): FieldError[] =>
  [...new Map(errors.toReversed().map(error => [error.field, error])).values()].toReversed();

/** A choice of constants fails once for each of them: told as one, with all of them. */
const choicesTogether = (errors: readonly ErrorObject[]): readonly ErrorObject[] => {
  const constants = new Map<string, unknown[]>();
  for (const { keyword, instancePath, params } of errors)
    if (keyword === 'const')
      constants.set(instancePath, [
        ...(constants.get(instancePath) ?? []),
        (params as { allowedValue: unknown }).allowedValue,
      ]);
  return errors.flatMap((error): ErrorObject[] => {
    const allowedValues = constants.get(error.instancePath) ?? [];
    if (allowedValues.length < 2) return [error];
    return error.keyword === 'const'
      ? [{ ...error, keyword: 'enum', params: { allowedValues: [...new Set(allowedValues)] } }]
      : [error];
  });
};

/**
 * The whole of a union says nothing that its branches have not said, unless none of them was left to say it. Nor has the null branch
 * of a field that may be cleared: the other branch tells what is wrong.
 */
const isSummary = ({ keyword, params }: ErrorObject): boolean =>
  keyword === 'anyOf' ||
  keyword === 'if' ||
  (keyword === 'oneOf' &&
    !Array.isArray((params as { passingSchemas?: unknown }).passingSchemas)) ||
  (params as { type?: unknown }).type === 'null';

const isUnknownField = (error: ErrorObject): boolean => error.keyword === 'additionalProperties';

const refusalWith = (isUnknown: boolean, errors: FieldError[]): Refusal => {
  const [first] = errors;
  const name = first?.field.slice(1) ?? '';
  const words =
    first && (isUnknown || errors.length === 1)
      ? toldAt({ en: name, hi: name }, first)
      : severalFields(errors.length);
  return new Refusal(isUnknown ? 'UNKNOWN_FIELD' : 'VALIDATION_FAILED', words, { errors });
};

/** Unknown fields answer 400 and are named; all else that does not fit answers 422, one entry a field. */
export const refusalOf = (
  part: Part,
  errors: readonly ErrorObject[],
  besides: readonly FieldError[] = [],
): Refusal => {
  const unknown = errors.filter(isUnknownField);
  if (unknown.length > 0)
    return refusalWith(true, onePerField(unknown.map(e => fieldError(part, e))));
  const branches = errors.filter(error => !isSummary(error));
  const telling = choicesTogether(branches.length > 0 ? branches : errors);
  return refusalWith(false, onePerField([...telling.map(e => fieldError(part, e)), ...besides]));
};

/** In a query a day narrows what is read, however far it is; in a body it is kept. */
const farDates = (schema: object, data: unknown, now: Clock): readonly FieldError[] =>
  farDatesIn(schema, data, indiaDay(now())).map(field => ({
    in: 'body',
    field,
    code: 'check',
    ...farDate,
  }));

/** The validator of one part of a request, in the shape that Fastify asks for. */
export const validatorFor = (schema: object, httpPart: string | undefined, now: Clock) => {
  const part = partOf[httpPart ?? 'body'] ?? 'body';
  const validate = ajvOf[part].compile(schema);
  const hasDates = part === 'body' && JSON.stringify(schema).includes('"format":"date');
  return (data: unknown) => {
    const isValid = validate(data);
    const far = hasDates ? farDates(schema, data, now) : [];
    return isValid && far.length === 0
      ? { value: data }
      : { error: refusalOf(part, validate.errors ?? [], far) };
  };
};

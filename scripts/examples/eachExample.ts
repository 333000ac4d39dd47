import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { namedFormats, timeFormats } from '#contract/model/schema/validatorOptions.ts';

/** The parts of an operation that may have an example. */
export type Part = 'params' | 'query' | 'body' | 'answer';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: object;
}
export interface Operation {
  readonly operationId: string;
  readonly 'x-calls': readonly { readonly id: string }[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, object>> }>
  >;
}
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** An operation with its place in the document, as a JSON pointer. */
export interface Placed {
  readonly operation: Operation;
  readonly at: string;
}

const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const reference = (pointer: string): string =>
  `openapi#${pointer.split('/').map(encodeURIComponent).join('/')}`;

/** The operations of a document by the ids of their calls. */
export const operationsOf = ({ paths }: Document): ReadonlyMap<string, Placed> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, operation]) =>
        operation['x-calls'].map(
          ({ id }) => [id, { operation, at: `/paths/${step(path)}/${method}` }] as const,
        ),
      ),
    ),
  );

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/**
 * What is wrong with an example, by the schemas of the document alone.
 * @returns a function that tells the faults of one part; none where the document says nothing of it
 */
export const exampleFaults = (document: Document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats.default(ajv);
  for (const [name, format] of Object.entries({ ...namedFormats, ...timeFormats, binary: /^/ }))
    ajv.addFormat(name, format);
  ajv.addSchema(document, 'openapi');
  const compiled = new Map<string, ValidateFunction>();
  const faultsAt = (pointer: string, value: unknown): readonly string[] => {
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: reference(pointer) });
    compiled.set(pointer, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
    );
  };
  const ofParameters = (
    { operation, at }: Placed,
    place: string,
    values: object,
  ): readonly string[] =>
    Object.entries(values).flatMap(([name, value]) => {
      const index = operation.parameters.findIndex(one => one.in === place && one.name === name);
      if (index === -1) return [`${name} is no parameter`];
      return faultsAt(`${at}/parameters/${index}/schema`, value).map(fault => `${name}: ${fault}`);
    });
  return (placed: Placed, part: Part, value: unknown): readonly string[] => {
    const { operation, at } = placed;
    if (part === 'params') return ofParameters(placed, 'path', value as object);
    if (part === 'query') return ofParameters(placed, 'query', value as object);
    const [content, where] =
      part === 'body'
        ? [operation.requestBody?.content, 'requestBody/content']
        : [operation.responses['200']?.content, 'responses/200/content'];
    const type = [json, form].find(one => content && one in content);
    return type ? faultsAt(`${at}/${where}/${step(type)}/schema`, value) : [`no ${part} is JSON`];
  };
};

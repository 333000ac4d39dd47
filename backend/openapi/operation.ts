import type { Call } from '#contract/calls/call.ts';
import { isOfPeople } from '#contract/calls/callsOfPeople.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import { roleName } from '#contract/domain/roles/roleName.ts';
import { rowSchema, type RecordComponents } from './recordComponents.ts';
import { isSchema, type Schema } from './Schema.ts';
import { standardSchema } from './standardSchema.ts';

/** What a call may be refused with, by status. */
const refusals: Readonly<Record<string, string>> = {
  400: 'A field that the call does not know, or a request that cannot be read.',
  401: 'The caller is not signed in, or the token does not work.',
  403: 'The roles or the token do not allow it, or the CSRF token is missing.',
  404: 'The record does not exist, or is not visible to the caller.',
  409: 'Someone else saved first, or the change conflicts with another record.',
  413: 'The body is too large.',
  415: 'The body is of a kind that the call does not take.',
  422: 'A field is missing or not valid; one entry per field.',
  429: 'Too many requests.',
  500: 'An error on the server.',
};

const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const refusalName = (status: string): string => `Refused${status}`;

/** The answers of refused calls, which all calls share. */
export const refusedAnswers = Object.fromEntries(
  Object.entries(refusals).map(([status, description]) => [
    refusalName(status),
    { description, content: { 'application/json': { schema: component('Error') } } },
  ]),
);

/** The value of `source` in a path that tells calls of one address apart. */
const sourceIn = (call: Call): string | undefined => /\?source=(\w+)$/.exec(call.path)?.[1];

const parameters = (place: 'path' | 'query', schema: Schema | undefined) => {
  const properties = schema?.['properties'];
  const required = (schema?.['required'] ?? []) as readonly string[];
  return Object.entries(isSchema(properties) ? properties : {}).map(([name, property]) => {
    const { description, ...rest } = standardSchema(property) as Schema;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description !== undefined && { description }),
      schema: rest,
    };
  });
};

const whoMay = (call: Call, product: Product): string => {
  if (call.access === 'anyone') return 'Anyone.';
  if (call.access === 'signed-in') return 'Everyone who is signed in.';
  return `Roles: ${call.access.map(code => roleName(code, product.name)).join(', ')}.`;
};

/** By a person's session, or by a program's token where the call is not for people alone. */
const securityOf = (call: Call): object[] => {
  if (call.access === 'anyone') return [];
  return isOfPeople(call) ? [{ session: [] }] : [{ session: [] }, { token: [] }];
};

const writeHeaders = (call: Call) => {
  if (call.kind === 'read' || call.access === 'anyone') return [];
  const isMoney = call.kind === 'money';
  return [
    {
      name: 'x-csrf-token',
      in: 'header',
      description: 'Of the session; a request with a token needs none.',
      required: isOfPeople(call),
      schema: { type: 'string' },
    },
    {
      name: 'Idempotency-Key',
      in: 'header',
      description: `A request that is repeated with its key happens once.${isMoney ? ' A call that moves money is not made without one.' : ''}`,
      required: isMoney,
      schema: { type: 'string', maxLength: 200 },
    },
  ];
};

/** Several schemas for one place: one of them, or any. */
const anyOf = (schemas: readonly unknown[]): unknown => {
  const different = [...new Map(schemas.map(one => [JSON.stringify(one), one])).values()];
  return different.length === 1 ? different[0] : { anyOf: different };
};

const file: Schema = { type: 'string', format: 'binary' };

const bodyOf = (calls: readonly Call[], { body }: RecordComponents) => {
  const content: Record<string, { schema: unknown }> = {};
  const bodies = calls.filter(call => call.body);
  if (bodies.length > 0)
    content[bodies[0]?.form ? 'application/x-www-form-urlencoded' : 'application/json'] = {
      schema: anyOf(
        bodies.map(call => {
          const name = body.get(call.id);
          return name === undefined ? standardSchema(call.body) : component(name);
        }),
      ),
    };
  for (const { parts, takes = [] } of calls) {
    for (const type of takes) content[type] = { schema: file };
    if (!parts) continue;
    const { properties, required = [] } = standardSchema(parts) as Schema & {
      properties: object;
      required?: readonly string[];
    };
    content['multipart/form-data'] = {
      schema: {
        type: 'object',
        properties: { file, ...properties },
        required: ['file', ...required],
      },
    };
  }
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {};
};

/** The answer of a call, with its records under their name. */
const answerOf = (call: Call, { row }: RecordComponents): unknown => {
  const name = row.get(call.id);
  const answered = call.answer as unknown as Schema;
  const found = rowSchema(call);
  if (name === undefined) return standardSchema(answered);
  if (found === answered || (!found && !answered['items'])) return component(name);
  if (answered['items']) return { type: 'array', items: component(name) };
  const plain = standardSchema(answered) as Schema;
  const properties = plain['properties'] as Record<string, Schema>;
  return {
    ...plain,
    properties: { ...properties, results: { ...properties['results'], items: component(name) } },
  };
};

const answersOf = (calls: readonly Call[], components: RecordComponents) => {
  const types = calls.flatMap(call => call.answers ?? []);
  if (types.length > 0) return Object.fromEntries(types.map(type => [type, { schema: file }]));
  return {
    'application/json': { schema: anyOf(calls.map(call => answerOf(call, components))) },
  };
};

const sourceParameter = (calls: readonly Call[]) => {
  const sources = calls.flatMap(call => sourceIn(call) ?? []);
  if (sources.length === 0) return [];
  return [
    {
      name: 'source',
      in: 'query',
      required: sources.length === calls.length,
      description: calls.map(call => `${sourceIn(call) ?? 'none'}: ${call.summary}`).join('. '),
      schema: { type: 'string', enum: sources },
    },
  ];
};

/** Parameters of the same name and place are one. */
const onceEach = <One extends { name: string; in: string }>(all: readonly One[]): One[] => [
  ...new Map(all.map(one => [`${one.in} ${one.name}`, one])).values(),
];

/**
 * The operation of a method and path.
 * @param calls those that share it, told apart by `source`; the first gives it its name
 */
export const operation = (
  calls: readonly [Call, ...Call[]],
  product: Product,
  components: RecordComponents,
) => {
  const [call] = calls;
  const own = new Set(calls.map(({ access }) => JSON.stringify(access)));
  return {
    operationId: call.id,
    summary: call.summary,
    description: `${whoMay(call, product)} Kind: ${call.kind}. Source: ${call.source}.`,
    tags: [call.path.split('/')[1] ?? ''],
    'x-kind': call.kind,
    'x-roles': own.size === 1 ? call.access : 'signed-in',
    'x-calls': calls.map(one => ({ id: one.id, ...(sourceIn(one) && { source: sourceIn(one) }) })),
    security: securityOf(call),
    parameters: onceEach([
      ...parameters('path', call.params as Schema | undefined),
      ...calls.flatMap(one => parameters('query', one.query as Schema | undefined)),
      ...sourceParameter(calls),
      ...writeHeaders(call),
    ]),
    ...bodyOf(calls, components),
    responses: {
      200: { description: 'Done.', content: answersOf(calls, components) },
      ...Object.fromEntries(
        Object.keys(refusals).map(status => [
          status,
          { $ref: `#/components/responses/${refusalName(status)}` },
        ]),
      ),
    },
  };
};

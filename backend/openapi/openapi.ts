import type { Call } from '#contract/calls/call.ts';
import { isOfPeople } from '#contract/calls/callsOfPeople.ts';
import { errorAnswerSchema } from '#contract/calls/errors.ts';
import { fillPath, type Product } from '#contract/domain/fillProduct.ts';
import { roleName } from '#contract/domain/roles/roleName.ts';
import { fillSchema } from '../calls/fillSchema.ts';

interface ObjectSchema {
  properties?: Record<string, { description?: string }>;
  required?: readonly string[];
}

const parameters = (place: 'path' | 'query', schema: ObjectSchema | undefined) =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (schema?.required ?? []).includes(name),
    schema: property,
  }));

const whoMay = (call: Call, product: Product): string => {
  if (call.access === 'anyone') return 'Anyone.';
  if (call.access === 'signed-in') return 'Everyone who is signed in.';
  return `Roles: ${call.access.map(code => roleName(code, product.name)).join(', ')}.`;
};

const refusals: Record<string, string> = {
  400: 'A field that the call does not know, or a request that cannot be read.',
  401: 'The caller is not signed in, or the token does not work.',
  403: 'The roles or the token do not allow it, or the CSRF token is missing.',
  404: 'The record does not exist, or is not visible to the caller.',
  409: 'Someone else saved first, or the change conflicts with another record.',
  422: 'A field is missing or not valid; one entry per field.',
  429: 'Too many requests.',
  500: 'An error on the server.',
};

/** By a person's session, or by a program's token where the call is not for people alone. */
const securityOf = (call: Call): object[] => {
  if (call.access === 'anyone') return [];
  return isOfPeople(call) ? [{ session: [] }] : [{ session: [] }, { token: [] }];
};

const operation = (call: Call, product: Product) => ({
  operationId: call.id,
  summary: call.summary,
  description: `${whoMay(call, product)} Kind: ${call.kind}. Source: ${call.source}.`,
  tags: [call.path.split('/')[1]],
  'x-kind': call.kind,
  'x-roles': call.access,
  security: securityOf(call),
  parameters: [
    ...parameters('path', call.params),
    ...parameters('query', call.query),
    ...(call.kind === 'read' || call.access === 'anyone'
      ? []
      : [
          {
            name: 'x-csrf-token',
            in: 'header',
            description: 'Of the session; a request with a token needs none.',
            required: isOfPeople(call),
            schema: { type: 'string' },
          },
          { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
        ]),
  ],
  ...(call.body
    ? {
        requestBody: {
          required: true,
          content: {
            [call.form ? 'application/x-www-form-urlencoded' : 'application/json']: {
              schema: call.body,
            },
          },
        },
      }
    : {}),
  responses: {
    200: { description: 'Done.', content: { 'application/json': { schema: call.answer } } },
    ...Object.fromEntries(
      Object.entries(refusals).map(([status, description]) => [
        status,
        {
          description,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
    ),
  },
});

/** The OpenAPI 3.1 document of every call, made from the contract and nothing else. */
export const openapi = (calls: readonly Call[], product: Product) => {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = fillPath(call.path, product);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, product) };
  }
  return fillSchema(
    {
      openapi: '3.1.0',
      info: { title: `${product.name} console`, version: '1' },
      paths,
      components: {
        schemas: { Error: errorAnswerSchema },
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'console-session' },
          token: {
            type: 'http',
            scheme: 'bearer',
            description:
              'An API token of a service account; docs/how-to/use-the-api-from-a-program.md.',
          },
        },
      },
    },
    product,
  );
};

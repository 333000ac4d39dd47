import type { Call } from '#contract/calls/call.ts';
import { errorAnswerSchema } from '#contract/calls/errors.ts';
import { fillPath, type Product } from '#contract/domain/fillProduct.ts';
import { fillSchema } from '../calls/fillSchema.ts';
import type { Screens } from '../screens/readScreens.ts';
import { callAsAnyone } from './asAnyone.ts';
import { enumerationSchemas } from './enumerationSchemas.ts';
import type { Examples } from './Examples.ts';
import { operation, refusedAnswers } from './operation.ts';
import { recordComponents } from './recordComponents.ts';
import { standardSchema } from './standardSchema.ts';
import { storeCalls } from './storeCalls.ts';
import { webhookMessages } from './webhookMessages.ts';
import { withExamples } from './withExamples.ts';

const about = (product: Product) =>
  [
    `The calls of the ${product.name} console. Amounts are whole paise, days are calendar days in India (IST), instants are ISO 8601 with their offset.`,
    'A field that a call does not name is refused. A refused call answers with `Error`; a change of a record names the version that was seen.',
    'Programs sign in with the token of a service account (docs/how-to/use-the-api-from-a-program.md).',
  ].join('\n\n');

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The call with the names that another has for the same parts of the address: a document has each address once. */
const withNames = (call: Call, own: readonly string[], others: readonly string[]): Call => {
  const { properties = {} } = (call.params ?? {}) as { properties?: Record<string, unknown> };
  const renamed = own.map((name, at) => [others[at] ?? name, properties[name]]);
  const params = { ...call.params, properties: Object.fromEntries(renamed) };
  return { ...call, params: params as unknown as NonNullable<Call['params']> };
};

/** Calls that share method and path, those without a `source` first. */
const together = (calls: readonly Call[], product: Product) => {
  const groups = new Map<string, [Call, ...Call[]]>();
  const ordered = calls.toSorted(
    (one, other) => Number(one.path.includes('?')) - Number(other.path.includes('?')),
  );
  const addresses = new Map<string, string>();
  for (const call of ordered) {
    const path = fillPath(call.path, product).replace(/\?.*$/, '');
    const nameless = path.replaceAll(/\{\w+\}/g, '{}');
    const address = addresses.get(nameless) ?? path;
    addresses.set(nameless, address);
    const key = `${call.method} ${address}`;
    const renamed = address === path ? call : withNames(call, namesIn(path), namesIn(address));
    const group = groups.get(key);
    if (group) group.push(renamed);
    else groups.set(key, [renamed]);
  }
  return groups;
};

/**
 * The OpenAPI 3.1 document of every call, made from the contract and the screens.
 * @param options.isForAnyone without what screens say to people, and which roles are let in
 * @param options.examples what is sent and answered on demo data; absent: the document is without
 */
export const openapi = (
  all: readonly Call[],
  product: Product,
  screens: Screens,
  {
    isForAnyone = false,
    examples = {},
  }: { readonly isForAnyone?: boolean; readonly examples?: Examples } = {},
) => {
  const calls = isForAnyone ? all.map(callAsAnyone) : all;
  const records = recordComponents(screens, calls, isForAnyone);
  const stored = storeCalls(screens, all).map(({ call, resource }) => ({
    call: isForAnyone ? callAsAnyone(call) : call,
    resource,
  }));
  const [body, row] = [new Map(records.body), new Map(records.row)];
  for (const { call, resource } of stored) {
    const name = records.ofScreen.get(resource) ?? '';
    if (call.body) body.set(call.id, `${call.method === 'POST' ? 'New' : 'Changed'}${name}`);
    if (call.kind !== 'delete') row.set(call.id, `${name}Record`);
  }
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, group] of together([...calls, ...stored.map(({ call }) => call)], product)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: withExamples(
        operation(group, product, { ...records, body, row }),
        group.flatMap(({ id }) => (examples[id] ? [{ id, example: examples[id] }] : [])),
      ),
    };
  }
  const services = [...new Set(Object.keys(paths).map(path => path.split('/')[1] ?? ''))].sort();
  return fillSchema(
    {
      openapi: '3.1.0',
      info: {
        title: `${product.name} console`,
        version: '1',
        description: about(product),
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/', description: 'This console' }],
      tags: services.map(name => ({ name, description: `The calls at /${name}.` })),
      paths,
      webhooks: webhookMessages,
      components: {
        responses: refusedAnswers,
        schemas: {
          Error: standardSchema(errorAnswerSchema),
          ...enumerationSchemas(product),
          ...records.schemas,
        },
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

import { apiDocument } from './apiDocument.ts';
import { recordCalls, operationNamed } from './recordCalls.ts';
import type { InferPlan } from './inferScreen.ts';

const json = (schema: object) => ({ 'application/json': { schema } });
const answers = (schema: object) => ({ 200: { description: 'Done', content: json(schema) } });
const listOf = (items: object) => ({ type: 'array', items });
const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const written = {
  name: { type: 'string', maxLength: 80, example: 'Rex' },
  category: named('Category'),
  status: { type: 'string', enum: ['here', 'sold'] },
  weightKg: { type: 'number', nullable: true, format: 'float' },
  notes: { type: 'string', maxLength: 2000 },
};

const base = { type: 'object', properties: { createdAt: { type: 'string', format: 'date-time' } } };

/** A document of somebody else, with a pet that has more or fewer properties. */
export const shop = (more: object = {}, without: readonly string[] = []) => {
  const properties = Object.fromEntries(
    Object.entries({ ...written, ...more }).filter(([name]) => !without.includes(name)),
  );
  return {
    openapi: '3.0.3',
    paths: {
      '/pets': {
        get: {
          operationId: 'listPets',
          responses: answers({
            type: 'object',
            properties: { data: listOf(named('Pet')), total: { type: 'integer' } },
          }),
        },
        post: { requestBody: { $ref: '#/components/requestBodies/Pet' } },
      },
      '/pets/{petId}': { get: { responses: answers(named('Pet')) } },
      '/pets/{petId}/visits': { get: { operationId: 'visits', responses: answers(listOf(base)) } },
      '/price-lists': {
        get: {
          responses: answers(
            listOf({
              allOf: [
                named('Base'),
                { type: 'object', required: ['label'], properties: { label: { type: 'string' } } },
              ],
            }),
          ),
        },
      },
      '/words': { get: { operationId: 'words', responses: answers(listOf({ type: 'string' })) } },
      '/state': {
        get: {
          operationId: 'state',
          responses: answers({ type: 'object', properties: { ok: { type: 'boolean' } } }),
        },
      },
    },
    components: {
      requestBodies: { Pet: { content: json(named('NewPet')) } },
      schemas: {
        Base: base,
        Category: {
          type: 'object',
          xml: { name: 'category' },
          properties: { code: { type: 'string' }, parent: named('Category') },
        },
        NewPet: { type: 'object', required: ['name'], properties },
        Pet: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'integer' }, ...properties, ...base.properties },
        },
      },
    },
  };
};

/** What is to become of its pets. */
export const petsOf = (document: object): InferPlan => {
  const read = apiDocument(document, 'shop.json');
  const calls = recordCalls(read, operationNamed(read, 'pets'));
  return { document: read, calls, resource: 'pets', group: 'setup', isOwn: false, screens: {} };
};

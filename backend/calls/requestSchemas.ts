import Type from 'typebox';
import type { Call } from '#contract/calls/call.ts';
import type { Product } from '#contract/domain/fillProduct.ts';
import { fillSchema } from './fillSchema.ts';

const anyParams = { type: 'object' };
const noFields = { type: 'object', additionalProperties: false };

export interface RequestSchemas {
  readonly params: object;
  readonly querystring: object;
  readonly body?: object;
}

/** What the parts of a request must look like, by the names that Fastify has for them; the same for a call in the process. */
export const requestSchemas = (
  { params, query, body }: Pick<Call, 'params' | 'query' | 'body'>,
  product: Product,
): RequestSchemas => ({
  params: fillSchema(params ?? anyParams, product),
  querystring: fillSchema(query ?? noFields, product),
  ...(body && { body: fillSchema(body, product) }),
});

/** The body to check: a call without one is read as an empty object where an object is asked, so that each missing field is named. */
export const bodyToCheck = ({ body }: Pick<Call, 'body'>, given: unknown): unknown =>
  given ?? (body && Type.IsObject(body) ? {} : null);

import Type from 'typebox';
import accountSchema from '#form-schemas/service-account.schema.json' with { type: 'json' };
import tokenSchema from '#form-schemas/api-token.schema.json' with { type: 'json' };
import { userWriters } from '../../domain/users/userRoles.ts';
import { idParams } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type {
  ApiToken,
  ApiTokenFields,
  ServiceAccount,
  ServiceAccountFields,
} from '../recordTypes.ts';

const source = 'decision record 0236';
const path = '/console/v1/service-accounts';

/** Programs that call the console by themselves; whoever manages users keeps them. */
export const serviceAccountCalls = recordCalls<ServiceAccount, ServiceAccountFields>()({
  area: 'serviceAccounts',
  schema: accountSchema,
  called: ['service account', 'service accounts'],
  access: userWriters,
  source,
  list: { at: `GET ${path}` },
  get: { at: `GET ${path}/{id}` },
  create: { at: `POST ${path}` },
  update: { at: `PUT ${path}/{id}` },
});

/** What they prove themselves by. */
export const apiTokenCalls = recordCalls<ApiToken, ApiTokenFields>()({
  area: 'apiTokens',
  schema: tokenSchema,
  called: ['API token', 'API tokens'],
  access: userWriters,
  source,
  list: { at: 'GET /console/v1/api-tokens' },
  create: {
    at: 'POST /console/v1/api-tokens',
    summary: 'Create an API token; this answer alone has it, and a repeated request has not',
    beside: { token: Type.Optional(Type.String()) },
    shownOnce: ['token'],
  },
});

export const tokenActCalls = [
  defineCall({
    id: 'apiTokens.revoke',
    method: 'POST',
    path: '/console/v1/api-tokens/{id}/revoke',
    kind: 'change',
    access: userWriters,
    summary: 'Revoke an API token: it opens nothing from the next request on',
    source,
    params: idParams,
    answer: answerOf(apiTokenCalls.schema),
  }),
] as const;

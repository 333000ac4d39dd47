import Type from 'typebox';
import schema from '#form-schemas/client-config.schema.json' with { type: 'json' };
import { configKeyTypes } from '../../domain/clientHandlers/readClientConfig.ts';
import type { RoleCode } from '../../domain/roles.ts';
import { idParams, strictObject } from '../bodies.ts';
import { defineCall } from '../call.ts';
import { listQuery, pageOf } from '../paging.ts';
import { recordCalls } from '../recordCalls.ts';
import { answerOf } from '../recordSchemas.ts';
import type { ClientConfig, ClientConfigFields } from '../recordTypes.ts';

const source = 'part 2 §3, §6, §7, decision record 0152';
const access: readonly RoleCode[] = ['push-integration'];

/** How leads are pushed to a client; what a handler needs is told by the server (part 2 section 3). */
export const clientConfigCalls = recordCalls<ClientConfig, ClientConfigFields>()({
  area: 'clientConfigs',
  schema,
  called: ['client handler configuration', 'client handler configurations'],
  access,
  source,
  list: { at: 'GET /leads/filter-client-configs' },
  get: { at: 'GET /leads/client-config/{id}' },
  create: { at: 'POST /leads/create-client-config' },
  update: { at: 'POST /leads/client-config/update/{id}' },
});

const record = answerOf(clientConfigCalls.schema);

const handler = Type.Object({
  handler: Type.String(),
  keys: Type.Array(
    Type.Object({
      key: Type.String(),
      type: Type.Enum([...configKeyTypes]),
      /** Its value is not told again once it is stored. */
      isSecret: Type.Boolean(),
    }),
  ),
});
const handlers = Type.Object({ results: Type.Array(handler) });

/** The same reads by the other verb, which the specification names for each of these paths. */
export const clientConfigTwins = [
  defineCall({
    id: 'clientConfigs.filter',
    calledBy: 'older-client',
    method: 'POST',
    path: '/leads/filter-client-configs',
    kind: 'read',
    access,
    summary: 'Client handler configurations that match the body',
    source,
    body: strictObject(listQuery),
    answer: pageOf(record),
  }),
  defineCall({
    id: 'clientConfigs.read',
    calledBy: 'older-client',
    method: 'POST',
    path: '/leads/client-config/{id}',
    kind: 'read',
    access,
    summary: 'One client handler configuration',
    source,
    params: idParams,
    answer: record,
  }),
  defineCall({
    id: 'clientConfigs.blank',
    calledBy: 'older-client',
    method: 'GET',
    path: '/leads/create-client-config',
    kind: 'read',
    access,
    summary: 'What a new configuration needs: the handlers, and the keys that each requires',
    source,
    answer: handlers,
  }),
  defineCall({
    id: 'clientConfigs.toEdit',
    calledBy: 'older-client',
    method: 'GET',
    path: '/leads/client-config/update/{id}',
    kind: 'read',
    access,
    summary: 'A configuration, and the keys that its handler requires',
    source,
    params: idParams,
    answer: Type.Object({ record, required: handler }),
  }),
  defineCall({
    id: 'clientConfigs.requiredKeys',
    method: 'GET',
    path: '/leads/valid-client-config-required-keys',
    kind: 'read',
    access,
    summary: 'The keys that the configuration of each handler must have',
    source,
    answer: handlers,
  }),
  defineCall({
    id: 'clientConfigs.requiredKeysOf',
    calledBy: 'older-client',
    method: 'POST',
    path: '/leads/valid-client-config-required-keys',
    kind: 'read',
    access,
    summary: 'The keys that the configuration of one handler must have',
    source,
    body: strictObject({ handler: Type.String({ minLength: 1, maxLength: 60 }) }),
    answer: handler,
  }),
] as const;

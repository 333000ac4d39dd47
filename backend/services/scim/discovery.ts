import type { CallOf } from '#contract/calls/index.ts';
import type { Verb } from '../../calls/Context.ts';
import { mostAtOnce, scimNames } from './wire.ts';

const off = { supported: false };

/** GET ServiceProviderConfig (RFC 7643 §5). */
export const serviceProviderConfig: Verb<CallOf<'scim.config'>> = ({ services }) =>
  Promise.resolve({
    schemas: [scimNames.config],
    patch: { supported: true },
    filter: { supported: true, maxResults: mostAtOnce },
    bulk: { ...off, maxOperations: 0, maxPayloadSize: 0 },
    changePassword: off,
    sort: off,
    etag: off,
    authenticationSchemes: [
      {
        type: 'oauthbearertoken',
        name: 'API token',
        description: 'A token of a service account that names the SCIM calls.',
        primary: true,
      },
    ],
    meta: {
      resourceType: 'ServiceProviderConfig',
      location: new URL('/scim/v2/ServiceProviderConfig', services.config.publicUrl).href,
    },
  });

const listed = (Resources: readonly object[]) => ({
  schemas: [scimNames.list],
  totalResults: Resources.length,
  Resources: [...Resources],
});

const kinds = [
  { name: 'User', endpoint: '/Users', schema: scimNames.user },
  { name: 'Group', endpoint: '/Groups', schema: scimNames.group },
] as const;

/** GET ResourceTypes. */
export const resourceTypes: Verb<CallOf<'scim.resourceTypes'>> = () =>
  Promise.resolve(
    listed(kinds.map(kind => ({ schemas: [scimNames.resourceType], id: kind.name, ...kind }))),
  );

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

const readOnly = { mutability: 'readOnly' };
const references = (name: string, more: object) =>
  attribute(name, {
    type: 'complex',
    multiValued: true,
    subAttributes: [attribute('value'), attribute('display', readOnly)],
    ...more,
  });

const ofUser = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('name', {
    type: 'complex',
    subAttributes: ['formatted', 'givenName', 'familyName'].map(name => attribute(name)),
  }),
  attribute('displayName'),
  attribute('active', { type: 'boolean' }),
  attribute('emails', {
    type: 'complex',
    multiValued: true,
    ...readOnly,
    subAttributes: [
      attribute('value', readOnly),
      attribute('type', readOnly),
      attribute('primary', { type: 'boolean', ...readOnly }),
    ],
  }),
  references('groups', readOnly),
];

const ofGroup = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  references('members', {}),
];

/** GET Schemas. */
export const schemas: Verb<CallOf<'scim.schemas'>> = () =>
  Promise.resolve(
    listed([
      { schemas: [scimNames.schema], id: scimNames.user, name: 'User', attributes: ofUser },
      { schemas: [scimNames.schema], id: scimNames.group, name: 'Group', attributes: ofGroup },
    ]),
  );

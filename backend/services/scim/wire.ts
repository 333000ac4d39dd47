/** Names of the standard (RFC 7643, 7644). */
export const scimNames = {
  user: 'urn:ietf:params:scim:schemas:core:2.0:User',
  group: 'urn:ietf:params:scim:schemas:core:2.0:Group',
  list: 'urn:ietf:params:scim:api:messages:2.0:ListResponse',
  error: 'urn:ietf:params:scim:api:messages:2.0:Error',
  config: 'urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig',
  resourceType: 'urn:ietf:params:scim:schemas:core:2.0:ResourceType',
  schema: 'urn:ietf:params:scim:schemas:core:2.0:Schema',
} as const;

export const scimType = 'application/scim+json';

/** More are not answered at once. */
export const mostAtOnce = 200;

/** Where a resource is. */
export const locationOf = (publicUrl: URL, kind: 'User' | 'Group', id: number): string =>
  new URL(`/scim/v2/${kind}s/${id}`, publicUrl).href;

/** The page that is asked for: the first is 1, and what is out of bounds is read as the nearest (RFC 7644 §3.4.2.4). */
export const pageAsked = ({
  startIndex = 1,
  count = mostAtOnce,
}: {
  startIndex?: number;
  count?: number;
}) => ({
  startIndex: Math.max(1, startIndex),
  count: Math.min(mostAtOnce, Math.max(0, count)),
});

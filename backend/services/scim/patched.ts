import { scimPatch, type ScimPatchOperation, type ScimResource } from 'scim-patch';
import type { ScimPatchBody } from '#contract/calls/scim/scim.ts';
import { scimMessages } from '#contract/domain/users/scimMessages.ts';
import { invalidField, type Refusal } from '../../calls/Refusal.ts';

/** Names by which a path would lead out of the resource. */
const isOutside = (name: string): boolean => /__proto__|prototype|constructor/.test(name);

const namesIn = ({ path = '', value }: ScimPatchBody['Operations'][number]): readonly string[] => [
  path,
  ...(typeof value === 'object' && value !== null ? Object.keys(value) : []),
];

const notUnderstood = (): Refusal => invalidField('/Operations', 'invalidPath', scimMessages.path);

const dates = { created: new Date(0), lastModified: new Date(0) };

/**
 * A resource with the changes that a directory sends, by `scim-patch`: add, replace and remove, with paths and filters in them, in
 * the letters of Entra ID (`Add`) and of Okta (`add`). Attributes that the console does not have are passed over afterwards.
 * @throws Refusal `invalidPath` for what is no change
 */
export const patched = <Resource extends { readonly schemas: readonly string[] }>(
  resource: Resource,
  { Operations }: ScimPatchBody,
): Resource => {
  const operations = Operations.map(one => ({
    ...one,
    op: one.op.toLowerCase(),
  })) as ScimPatchOperation[];
  if (Operations.flatMap(namesIn).some(isOutside)) throw notUnderstood();
  try {
    const { meta: _meta, ...changed } = scimPatch(
      { ...structuredClone(resource), meta: dates } as unknown as ScimResource,
      operations,
    );
    return changed as unknown as Resource;
  } catch {
    throw notUnderstood();
  }
};

import type { RaRecord, UpdateParams, UpdateResult } from 'react-admin';
import { noSuchCall } from '../noSuchCall.ts';
import { withPlaced } from '#contract/requests/placed.ts';
import { recordOf, typedId } from '#contract/requests/recordOf.ts';
import { changedFields } from '#contract/requests/sentFields.ts';
import { surfaceHeader, type VerbContext, type VerbMeta } from './Verb.ts';

/** The version that a change was made from. */
export const seenVersion = ({ data, previousData, meta = {} }: UpdateParams): unknown => {
  const { version }: VerbMeta = meta;
  return version ?? data['version'] ?? previousData?.version;
};

/**
 * A changed record. It carries the version that the person saw; when that is stale the call rejects with 409
 * `STALE_VERSION` and the stored record in `current`. Where the answer holds no record, what was sent stands for it.
 */
export const update = async (
  { client, screen }: VerbContext,
  params: UpdateParams,
): Promise<UpdateResult> => {
  const call = screen.data.calls.update ?? noSuchCall(screen, 'update');
  const { surface = 'form' }: VerbMeta = params.meta ?? {};
  const id = typedId(screen, params.id);
  const data: Partial<RaRecord> = params.data;
  const options = {
    query: call.query,
    headers: surfaceHeader(surface),
    body: changedFields(screen, data, params.previousData),
  };
  const answer = await client.send(
    call.call,
    withPlaced(options, [
      { place: call.id, value: id },
      { place: call.version, value: seenVersion(params) },
    ]),
  );
  const record = recordOf(screen, answer);
  return { data: record ?? { ...params.previousData, ...data, id } };
};

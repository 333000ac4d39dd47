import type { Identifier, RaRecord } from 'react-admin';
import { eachOf } from '../eachOf.ts';
import { HttpError } from '../http/HttpError.ts';
import { resolveMessage } from '../http/resolveMessage.ts';
import { noSuchCall } from '../noSuchCall.ts';
import { withPlaced } from '#contract/requests/placed.ts';
import { typedId } from '#contract/requests/recordOf.ts';
import { bulkResult } from './updateMany.ts';
import { surfaceHeader, type Surface, type VerbContext } from './Verb.ts';

export interface Removal {
  readonly ids: readonly Identifier[];
  /** The records as the person saw them, for their versions. */
  readonly records?: readonly RaRecord[];
  readonly surface: Surface;
}

/** What a delete call says of one record; a status that is a number is read as an HTTP status. */
interface RemovedRow {
  readonly id: unknown;
  readonly status: unknown;
}

const isRow = (row: unknown): row is RemovedRow =>
  row !== null && typeof row === 'object' && 'id' in row && 'status' in row;

const isGone = ({ status }: RemovedRow): boolean =>
  typeof status === 'number' ? status >= 200 && status < 300 : status === 'removed';

const refusalIn = (answer: unknown, id: Identifier): HttpError | undefined => {
  const results = (answer as { results?: unknown } | undefined)?.results;
  const row = Array.isArray(results)
    ? results.filter(isRow).find(result => String(result.id) === String(id))
    : undefined;
  if (!row || isGone(row)) return undefined;
  const status = typeof row.status === 'number' ? row.status : 409;
  return new HttpError({
    status,
    code: typeof row.status === 'string' ? row.status : `HTTP_${status}`,
    message: resolveMessage({ status, body: row }),
  });
};

const versionsOf = (records: readonly RaRecord[] = []): Record<string, unknown> | undefined => {
  const known = records.filter(record => record['version'] !== undefined);
  return known.length > 0
    ? Object.fromEntries(known.map(record => [String(record.id), record['version']]))
    : undefined;
};

/**
 * Removes records (DELETE with a body, PUT …/delete, or an id in the path: T119): one call for all of them where the
 * call takes a list in its body, else one call a record. `meta.failed` of the result names those that stayed.
 */
export const remove = async ({ client, screen }: VerbContext, removal: Removal) => {
  const call = screen.data.calls.remove ?? noSuchCall(screen, 'remove');
  const ids = removal.ids.map(id => typedId(screen, id));
  const options = { query: call.query, headers: surfaceHeader(removal.surface) };
  const send = (id: unknown, version: unknown) =>
    client.send(
      call.call,
      withPlaced(options, [
        { place: call.id, value: id },
        { place: call.version, value: version },
      ]),
    );
  if (call.id.in === 'body') {
    const answer = await send(ids, versionsOf(removal.records));
    return bulkResult(ids.map(item => ({ item, error: refusalIn(answer, item) })));
  }
  const versions = versionsOf(removal.records) ?? {};
  return bulkResult(await eachOf(ids, id => send(id, versions[String(id)])));
};

import type { GetManyResult, Identifier, RaRecord } from 'react-admin';
import { readInBatches } from '../readInBatches.ts';

/** Ids in one request: ten digits each stay below the 4,000 characters that a filter may have. */
export const IDS_PER_CALL = 200;

interface ManyRead {
  readonly ids: readonly Identifier[];
  readonly size?: number;
  readonly read: (ids: readonly Identifier[]) => Promise<readonly RaRecord[]>;
}

/**
 * Records of many ids in the order asked, each once. `meta.failedIds` names those that could not be read while others
 * could (T72); an id that does not exist is just not among the records.
 */
export const readMany = async ({
  ids,
  size = IDS_PER_CALL,
  read,
}: ManyRead): Promise<GetManyResult> => {
  const { rows, failed } = await readInBatches({ items: ids, size, read });
  const byId = new Map(rows.map(row => [String(row.id), row]));
  const data = [...new Set(ids)].flatMap(id => byId.get(String(id)) ?? []);
  return { data, meta: { failedIds: failed } };
};

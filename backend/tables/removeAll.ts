import type { ErrorCode, FieldError } from '#contract/calls/errors.ts';
import type { removeBody } from '#contract/calls/bodies.ts';
import type { Static } from 'typebox';
import { Refusal } from '../calls/Refusal.ts';
import type { Audit } from '../audit/createAudit.ts';

type RemoveBody = Static<typeof removeBody>;

interface Kept {
  id: number;
  code: ErrorCode;
  message: string;
  current?: unknown;
}

interface Removal<Row extends { id: number; version: number }> {
  body: RemoveBody;
  audit: Audit;
  /** The resource's name, and what people call one of its records. */
  entity: string;
  what: string;
  /** Locks the rows, then reads them as the get call presents them. */
  read: (ids: readonly number[]) => Promise<Row[]>;
  /** Why a record stays, by id; a record that may go is not in it. */
  obstacles: (rows: readonly Row[]) => Promise<ReadonlyMap<number, string>>;
  remove: (ids: readonly number[]) => Promise<unknown>;
  /** What history keeps of a record. */
  history: (row: Row) => Record<string, unknown>;
}

const refuse = (ids: readonly number[], kept: readonly Kept[]): Refusal => {
  const [first] = kept as [Kept];
  const code = kept.every(item => item.code === first.code) ? first.code : 'CONFLICT';
  const errors: FieldError[] = kept.map(item => ({
    in: 'body',
    field: `/ids/${ids.indexOf(item.id)}`,
    code: item.code,
    message: item.message,
  }));
  const message =
    kept.length === 1
      ? first.message
      : `Nothing was deleted, because ${kept.length} of ${ids.length} cannot be deleted.`;
  return new Refusal(code, message, {
    errors,
    ...(kept.length === 1 && first.current !== undefined ? { current: first.current } : {}),
  });
};

/**
 * Removes all records of a request or none, with the reason for each that has to stay. History keeps what they were.
 * @throws Refusal NOT_FOUND, STALE_VERSION or CONFLICT; CONFLICT when the reasons differ.
 */
export const removeAll = async <Row extends { id: number; version: number }>({
  body: { ids, versions = {} },
  audit,
  entity,
  what,
  read,
  obstacles,
  remove,
  history,
}: Removal<Row>) => {
  const rows = new Map((await read(ids)).map(row => [row.id, row]));
  const obstacleOf = await obstacles([...rows.values()]);
  const kept = ids.flatMap((id): Kept[] => {
    const row = rows.get(id);
    if (!row) return [{ id, code: 'NOT_FOUND', message: `There is no ${what} with the id ${id}.` }];
    const seen = versions[String(id)];
    if (seen !== undefined && seen !== row.version) {
      const message = `Someone else changed this ${what} in the meantime.`;
      return [{ id, code: 'STALE_VERSION', message, current: row }];
    }
    const obstacle = obstacleOf.get(id);
    return obstacle === undefined ? [] : [{ id, code: 'CONFLICT', message: obstacle }];
  });
  if (kept.length > 0) throw refuse(ids, kept);
  await remove(ids);
  await audit.record(
    ...[...rows.values()].map(row => ({
      action: 'delete' as const,
      entity,
      entityId: row.id,
      version: row.version + 1,
      before: history(row),
      after: null,
    })),
  );
  return { results: ids.map(id => ({ id, status: 'removed' as const })) };
};

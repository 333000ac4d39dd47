import { HttpError, isOwnAbort } from './http/HttpError.ts';

/** Selectors that one key-search call takes (part 1 section 7, T72). */
export const SELECTOR_BATCH = 5;

export interface BatchedRead<Item, Row> {
  /** In the order of the items. */
  readonly rows: readonly Row[];
  /** Items whose batch failed twice; the caller labels the result as partial when there are any. */
  readonly failed: readonly Item[];
}

interface BatchOptions<Item, Row> {
  readonly items: readonly Item[];
  readonly size?: number;
  readonly read: (batch: readonly Item[]) => Promise<readonly Row[]>;
}

/** A refusal would be the same again; a lost connection or a fault of the server may not. */
const mayPass = (error: unknown) =>
  error instanceof HttpError && (error.status === 0 || error.status === 429 || error.status >= 500);

/**
 * Reads many items a few at a time (T72): duplicates once, batches side by side, rows merged in order, a failed batch
 * tried once more on its own. Rejects only when every batch failed, or when the caller gave up.
 */
export const readInBatches = async <Item, Row>({
  items,
  size = SELECTOR_BATCH,
  read,
}: BatchOptions<Item, Row>): Promise<BatchedRead<Item, Row>> => {
  const unique = [...new Set(items)];
  const batches = Array.from({ length: Math.ceil(unique.length / size) }, (_, index) =>
    unique.slice(index * size, (index + 1) * size),
  );
  const tryTwice = (batch: readonly Item[]) =>
    read(batch).catch((error: unknown) => {
      if (mayPass(error)) return read(batch);
      throw error;
    });
  const results = await Promise.allSettled(batches.map(tryTwice));
  const failures = results.filter(result => result.status === 'rejected');
  const aborted = failures.find(({ reason }) => isOwnAbort(reason));
  if (aborted ?? (failures.length === batches.length ? failures[0] : undefined)) {
    throw (aborted ?? failures[0])?.reason;
  }
  return {
    rows: results.flatMap(result => (result.status === 'fulfilled' ? result.value : [])),
    failed: batches.filter((_, index) => results[index]?.status === 'rejected').flat(),
  };
};

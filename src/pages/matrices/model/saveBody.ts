import type { BodyOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import { entriesOf } from './faults.ts';
import { readToken, rowsOf, tokenOf, type Rows, type StoredLevel, type Token } from './rows.ts';

export type SaveBody = BodyOf<CallOf<'discountMatrix.save'>>;
type Item = NonNullable<SaveBody['entries']>[number];
type StoredEntry = StoredLevel['entries'][number];

const storedToken = ({ designationId, clientCategoryId }: StoredEntry): Token =>
  tokenOf(designationId, clientCategoryId);

/**
 * Which stored entry stands for each designation of a level: the one that named it before, else one of the level that
 * is free, so that a changed designation stays the same entry.
 */
const assign = (approvers: readonly Token[], stored: readonly StoredEntry[]) => {
  const own = new Map(
    approvers.map(token => [token, stored.find(entry => storedToken(entry) === token)]),
  );
  const free = stored.filter(entry => !approvers.includes(storedToken(entry)));
  return {
    entryOf: new Map(approvers.map(token => [token, own.get(token) ?? free.shift()])),
    left: free,
  };
};

const isAsStored = (item: Item, level: StoredLevel, entry: StoredEntry): boolean =>
  item.level === level.level &&
  item.designationId === entry.designationId &&
  (item.clientCategoryId ?? null) === (entry.clientCategoryId ?? null) &&
  item.fromBp === level.fromBp &&
  item.untilBp === level.untilBp &&
  item.dealUntilPaise === level.dealUntilPaise &&
  item.reviewerIds?.join() === level.reviewers.map(({ id }) => id).join() &&
  item.isAnyReviewEnough === level.isAnyReviewEnough;

/** What to send, and for each of its entries the key of the row that it stands for. */
export interface Saving {
  readonly body: SaveBody;
  readonly keys: readonly string[];
}

/** The request that makes the stored levels what the rows are: only entries that differ, and all that were seen. */
export const savingOf = (base: readonly StoredLevel[], rows: Rows): Saving => {
  const levelOf = new Map(rowsOf(base).map(({ key }, at) => [key, base[at]]));
  const wanted = entriesOf(rows);
  const removed = base
    .filter((_, at) => !rows.some(({ key }) => levelOf.get(key) === base[at]))
    .flatMap(({ entries }) => entries);
  const items: { key: string; item: Item }[] = [];
  rows.forEach(({ key, approvers }, at) => {
    const stored = levelOf.get(key);
    const { entryOf, left } = assign(approvers, stored?.entries ?? []);
    removed.push(...left);
    for (const token of approvers) {
      const [designationId, clientCategoryId] = readToken(token);
      const entry = entryOf.get(token);
      const of = wanted.find(
        one =>
          one.level === at + 1 &&
          one.designationId === designationId &&
          one.clientCategoryId === clientCategoryId,
      );
      if (!of) continue;
      const item = {
        ...of,
        reviewerIds: [...of.reviewerIds],
        ...(entry && { id: entry.id, version: entry.version }),
      };
      if (!entry || !stored || !isAsStored(item, stored, entry)) items.push({ key, item });
    }
  });
  const seen = base.flatMap(({ entries }) => entries.map(({ id, version }) => [id, version]));
  return {
    body: {
      entries: items.map(({ item }) => item),
      removed: removed.map(({ id, version }) => ({ id, version })),
      seen: Object.fromEntries(seen) as Record<string, number>,
    },
    keys: items.map(({ key }) => key),
  };
};

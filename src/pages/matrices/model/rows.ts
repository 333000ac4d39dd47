import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';

/** What the calls answer: the levels of one client type or of all, and the designations that may be chosen. */
export type StoredMatrix = AnswerOf<CallOf<'discountMatrix.list'>>;
export type StoredLevel = StoredMatrix['results'][number];

/** A designation in a cell: `32`, or `33/1` for one that decides for a client category. */
export type Token = string;

export interface Reviewers {
  readonly of: readonly Token[];
  /** One of their reviews is enough (T44). */
  readonly isAnyEnough: boolean;
}

/** What a person can change in a level. A limit of null is not entered yet; a deal value of null has no limit. */
export interface Cells {
  readonly approvers: readonly Token[];
  readonly untilBp: number | null;
  readonly dealUntilPaise: number | null;
  readonly reviewers: Reviewers;
}

/** One level of the matrix being edited; its number is its place, its key stays when it moves. */
export interface LevelRow extends Cells {
  readonly key: string;
}

export type Rows = readonly LevelRow[];

export type ColumnName = keyof Cells;

export const columnNames = ['approvers', 'untilBp', 'dealUntilPaise', 'reviewers'] as const;

export const tokenOf = (designationId: number, clientCategoryId?: number | null): Token =>
  clientCategoryId ? `${designationId}/${clientCategoryId}` : String(designationId);

/** Designation and client category of a token. */
export const readToken = (
  token: Token,
): readonly [designationId: number, category: number | null] => {
  const [id = '', category] = token.split('/');
  return [Number(id), category === undefined ? null : Number(category)];
};

/** Tokens in one order, so that the order of entering makes no change. */
export const inOrder = (tokens: readonly Token[]): readonly Token[] =>
  [...new Set(tokens)].toSorted((one, other) => {
    const [a, b] = [readToken(one), readToken(other)];
    return a[0] - b[0] || (a[1] ?? 0) - (b[1] ?? 0);
  });

export const reviewersOf = (of: readonly Token[], isAnyEnough: boolean): Reviewers => ({
  of: [...new Set(of)],
  isAnyEnough: isAnyEnough && of.length > 1,
});

const cellsOf = (level: StoredLevel): Cells => ({
  approvers: inOrder(
    level.entries.map(({ designationId, clientCategoryId }) =>
      tokenOf(designationId, clientCategoryId),
    ),
  ),
  untilBp: level.untilBp,
  dealUntilPaise: level.dealUntilPaise,
  reviewers: reviewersOf(
    level.reviewers.map(({ id }) => String(id)),
    level.isAnyReviewEnough,
  ),
});

const ownKey = ({ entries }: StoredLevel): string => `e${Math.min(...entries.map(({ id }) => id))}`;

/**
 * Stored levels as rows. With the levels that were read before, a level that shares an entry with one of them keeps its
 * key, whatever its number is by now.
 */
export const rowsOf = (
  levels: readonly StoredLevel[],
  earlier: readonly StoredLevel[] = levels,
): Rows => {
  const known = new Map(
    earlier.flatMap(level => level.entries.map(({ id }) => [id, ownKey(level)] as const)),
  );
  const taken = new Set<string>();
  return levels.map(level => {
    const keys = [...level.entries.map(({ id }) => known.get(id)), ownKey(level)];
    const key = keys.find(one => one !== undefined && !taken.has(one)) ?? ownKey(level);
    taken.add(key);
    return { key, ...cellsOf(level) };
  });
};

/** A level that nothing is entered for yet. */
export const emptyLevel = (rows: Rows): LevelRow => {
  const numbers = rows.map(({ key }) => (key.startsWith('n') ? Number(key.slice(1)) : 0));
  return {
    key: `n${1 + Math.max(0, ...numbers)}`,
    approvers: [],
    untilBp: null,
    dealUntilPaise: null,
    reviewers: reviewersOf([], false),
  };
};

import type { FieldError } from '#contract/calls/errors.ts';
import type { RecordId } from '#contract/kinds/reference.ts';
import type { RecordScreen, SortKey } from '#contract/model/types.ts';
import type { IdentifiedRecord } from '#contract/requests/recordOf.ts';
import type { Condition } from '#contract/rules/condition.ts';
import type { CallSetting } from '../../calls/runCall.ts';
import type { SumRow, SumsAsked } from '../../query/sumAlone.ts';
import type { Screens } from '../../screens/readScreens.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Who works with the records of which screen, and in which transaction. */
export interface SourceSetting extends CallSetting {
  readonly screen: RecordScreen;
  readonly screens: Screens;
}

/** What a list shows: a condition, words of the search box, an order, and the verb that the rows must be granted for. */
export interface Matching {
  readonly where: Condition;
  readonly search?: string;
  readonly sort?: SortKey;
  /** `list` besides: nobody gets what they could not list. Default: `list` alone. */
  readonly verb?: string;
  /** Fields that are needed, by their paths; default: all. Others may come along. */
  readonly fields?: readonly string[];
}

export interface MatchedPage {
  readonly rows: readonly IdentifiedRecord[];
  /** Rows in all; an upper bound while rows are left out that the person may not see. */
  readonly total: number;
}

/** Reads records where they are kept. They come with every field, those included that the person's roles hide. */
export interface RecordReader {
  /** Page by page, so that other requests are served in between. */
  readonly pages: (asked: Matching) => AsyncGenerator<MatchedPage>;
  /** Those among the ids that the person may list, in no particular order. */
  readonly byIds: (ids: readonly RecordId[]) => Promise<readonly IdentifiedRecord[]>;
  /**
   * How many rows the list has that meets the condition; `countBound` and one where there are more; undefined where its call
   * does not count them.
   */
  readonly count: (where: Condition) => Promise<number | undefined>;
  /** What the rows that match add up to; undefined where the list cannot tell, or shows some of its rows alone. */
  readonly sums: (
    matching: Pick<Matching, 'where' | 'search'>,
    asked: SumsAsked,
  ) => Promise<readonly SumRow[] | undefined>;
}

/**
 * All records of one screen for one person, whether the generic store keeps them or documented calls do: the server's
 * one way to read and change many at once (bulk edit, export, import). Rights are those of the call, of the screen and
 * of its rows; a change obeys the rules of the screen and the validation of its call, and leaves history.
 */
export interface RecordSource {
  readonly screen: RecordScreen;

  /**
   * Every record that matches, each once.
   * @throws Refusal TOO_LARGE when there are more than `limit` (default: `mostAtOnce`); BAD_REQUEST or UNKNOWN_FIELD
   * for a filter or an order that the list does not know.
   */
  readonly readMatching: (asked: Matching, limit?: number) => Promise<readonly IdentifiedRecord[]>;

  /** The same in pages, for answers that are streamed. No limit is kept. */
  readonly pages: RecordReader['pages'];

  /** How many there are, as the list shows it; undefined where its call does not count. Throws as `readMatching`. */
  readonly count: RecordReader['count'];

  /** What those that match add up to, without fields that the person does not see. Throws as `readMatching`. */
  readonly sums: RecordReader['sums'];

  /** Those among the ids that the person may see, in the order of the ids. */
  readonly readByIds: (ids: readonly RecordId[]) => Promise<readonly IdentifiedRecord[]>;

  /**
   * Records that one of the keys means: a key has a value for each field of `matchBy`, in its order; null matches a
   * field without a value. Several records may have one key.
   */
  readonly readByKeys: (
    matchBy: readonly string[],
    keys: readonly (readonly unknown[])[],
  ) => Promise<readonly IdentifiedRecord[]>;

  /** Whether the person may do it at all (`create`, `edit`, `remove`), and with this record if one is given. */
  readonly may: (verb: string, record?: IdentifiedRecord) => boolean;

  /**
   * What the screen says against a record as it would be stored, without writing: its schema (generic store alone, the
   * calls have their own) and its rules. Fields that a change does not name are in `record` as they are stored.
   */
  readonly faultsOf: (record: Fields, previous?: Fields) => FieldError[];

  /** A change of a stored record with what it clears besides, because it hides it (`whenHidden`); null clears a field. */
  readonly clearing: (changes: Fields, stored: Fields) => Fields;

  /** What of a record may leave: the fields of the schema that the person's roles do not hide. */
  readonly present: (record: IdentifiedRecord) => IdentifiedRecord;

  /** @throws Refusal as the call answers. Needs a transaction. */
  readonly create: (body: Fields) => Promise<IdentifiedRecord>;

  /**
   * Changes the fields that are named; null clears one. `stored` is the record if it was just read in the same
   * transaction. What differs in nothing is not written.
   * @throws Refusal STALE_VERSION with `current` when the version is not the stored one. Needs a transaction.
   */
  readonly update: (
    id: RecordId,
    changes: Fields,
    version: unknown,
    stored?: IdentifiedRecord,
  ) => Promise<IdentifiedRecord>;

  /** @throws Refusal as the call answers. Needs a transaction. */
  readonly remove: (id: RecordId, version?: unknown) => Promise<void>;
}

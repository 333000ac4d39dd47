import type { Condition } from '../rules/condition.ts';
import type { Scalar } from '../rules/condition.ts';
import type { Place, Text } from './files/screenFile.ts';

/* Where the records of a completed screen come from. */

export interface Messages {
  /** 'Action successfully completed!' unless the file says otherwise (part 2 section 8). */
  readonly success: Text;
  /** Null: the message resolver's own default is shown (part 1 section 8). */
  readonly error: Text | null;
  /** Null: the counts are told in the console's own words. */
  readonly partial: Text | null;
}

export interface ListCall {
  readonly call: string;
  /** Sent with every request. */
  readonly query: Readonly<Record<string, Scalar>>;
  /** Filter field -> a query parameter of its own, for fields that are not sent inside `filters`. */
  readonly param: Readonly<Record<string, string>>;
}

export interface RecordCall {
  readonly call: string;
  readonly id: Place;
  readonly query: Readonly<Record<string, Scalar>>;
  readonly messages: Messages;
}

export interface CreateCall extends RecordCall {
  /** What takes its place, by the first condition that holds of the new record; see `createCall`. */
  readonly instead: readonly { readonly when: Condition; readonly call: string }[];
}

export interface VersionedCall extends RecordCall {
  readonly version: Place;
  /** Milliseconds after a change at which record and lists are read once more; null: they are not. */
  readonly reread: number | null;
}

export interface Calls {
  readonly list: ListCall;
  /** Null: one record is read through `list` with `filters=<key>==<id>`. */
  readonly get: RecordCall | null;
  readonly create: CreateCall | null;
  readonly update: VersionedCall | null;
  /** `id` and `version` name a list of ids and a map id -> version in the body. */
  readonly remove: VersionedCall | null;
}

export interface ScreenData {
  /** Property of the record that is its id. */
  readonly key: string;
  /** 'soft': a removed record can be brought back. */
  readonly removal: 'soft' | 'hard';
  /** Null: the generic store at `/console/v1/records/<resource>` serves the screen. */
  readonly calls: Calls | null;
}

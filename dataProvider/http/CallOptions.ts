import type { BodyOf, ParamsOf, QueryOf } from '#contract/calls/call.ts';
import type { PathParams, Query } from '#contract/requests/Query.ts';

/** What a caller may say of any call. */
export interface RequestOptions {
  /** Aborting it is silent (T120). */
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds; never more than the outer bound of 15,000,000 (T101). */
  readonly timeout?: number;
  /** Shown when that time has passed, such as 'Timeout. Please select a shorter time period.' */
  readonly timeoutMessage?: string;
  /** Replaces every other message on status 401 (part 1 section 8). */
  readonly unauthorizedMessage?: string;
  /** Only for a money call whose intent is not told by its data alone; else the client keeps the key. */
  readonly idempotencyKey?: string;
  /** Is finished even when the page closes meanwhile; of 64 kB at most. */
  readonly outlivesPage?: boolean;
  /** Files: sent as multipart in place of the body. */
  readonly upload?: FormData;
  /** Skips what is cached and keeps the new answer. */
  readonly isFresh?: boolean;
  /** What the page keeps the answer under, where that is not the call: a verb of a screen (`nameOfKey`). */
  readonly readAs?: string;
  /** Keeps the answer of this one read in memory until then, in milliseconds since 1970. */
  readonly cacheUntil?: number;
}

/** A call by an id that is known at run time only, such as one that a screen file names. */
export interface SendOptions extends RequestOptions {
  readonly params?: PathParams;
  readonly query?: Query;
  readonly body?: unknown;
}

type Optional<Key extends string, Value> = {} extends Value
  ? { readonly [K in Key]?: Value }
  : { readonly [K in Key]: Value };

/** The options of one call of the contract: its parameters, query and body by their schemas. */
export type CallOptions<C> = RequestOptions &
  Optional<'params', ParamsOf<C>> &
  Optional<'query', QueryOf<C>> &
  (unknown extends BodyOf<C> ? { readonly body?: unknown } : { readonly body: BodyOf<C> });

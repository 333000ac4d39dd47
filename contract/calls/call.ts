import type { Static, TObject, TSchema } from 'typebox';
import type { RoleCode } from '../domain/roles.ts';

/**
 * What a call does to stored state (decision T15). Rights and the CSRF check follow the kind, never the verb:
 * several reads of the specification are POST and several writes are GET.
 */
export type CallKind = 'read' | 'change' | 'delete' | 'money';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who makes a call that no page of ours names: a client of the company that is older than the console, which the specification
 * names beside the call that pages make; another system, such as the telephony or the public site; or a page, by its address
 * (a file, a picture, a stream).
 */
export type Caller = 'older-client' | 'other-system' | 'address';

/** `anyone` is for sign-in alone; `signed-in` is any user with a session; else one of the roles. */
export type Access = 'anyone' | 'signed-in' | readonly RoleCode[];

/** One documented call: the client takes its types from it, the server its route, validation and rights. */
export interface Call<
  Params extends TObject = TObject,
  Query extends TObject = TObject,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
> {
  /** `<area>.<verb>`, unique over all services. */
  readonly id: string;
  readonly method: Method;
  /**
   * As the specification writes it, with a leading slash; `{product}` is filled with the product's slug. Calls that share
   * method and path are told apart by `?source=…` at its end, which the server's router reads (record 0160).
   */
  readonly path: string;
  readonly kind: CallKind;
  readonly access: Access;
  /** What those are told whom `access` leaves out, where the specification has words of its own for it. */
  readonly denied?: string;
  readonly summary: string;
  /** Rows of the specification or decisions it comes from, such as `part 2 §7` or `T49`. */
  readonly source: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The body is sent as `application/x-www-form-urlencoded`. */
  readonly form?: true;
  /** The body is `multipart/form-data`: a file named `file`, and these texts beside it. */
  readonly parts?: TObject;
  /** Media types in which the file itself may be sent as the body. */
  readonly takes?: readonly string[];
  readonly answer: Answer;
  /** Media types of what is answered, where it is a file or a stream and no JSON. */
  readonly answers?: readonly string[];
  /**
   * Milliseconds in which the server answers, where it reads too much for the usual ten seconds (`callDeadlines.ts`, T101). Such a
   * call has database connections of its own, so that no other waits for it (record 0240).
   */
  readonly deadline?: number;
  /**
   * Of a list that grows with the company: the fields in whose order an index gives its rows, both ways. In any other order it is
   * read up to `countBound` rows alone (record 0239).
   */
  readonly orders?: readonly string[];
  /** Of a list whose records are declared, which says whose each of them is (`recordCalls`, record 0229). */
  readonly isOfRecords?: true;
  /** Fields of the answer that are kept nowhere: a request that is repeated with its key is answered without them. */
  readonly shownOnce?: readonly string[];
  /** Answered by this server even where its service's prefix is pointed at a company's own (record 0005). */
  readonly here?: true;
  /** Who makes it, where no page names it (record 0005). */
  readonly calledBy?: Caller;
  /** The page makes it by itself, so it does not count as something the person did: the session may still end. */
  readonly isBackground?: true;
  /** How long the client may keep an answer: milliseconds, or until the end of the day in India. */
  readonly cache?: { readonly for: number | 'end-of-day'; readonly store: 'memory' | 'browser' };
}

export type ParamsOf<C> = C extends Call<infer P> ? Static<P> : never;
export type QueryOf<C> = C extends Call<TObject, infer Q> ? Static<Q> : never;
export type BodyOf<C> = C extends Call<TObject, TObject, infer B> ? Static<B> : never;
export type AnswerOf<C> = C extends Call<TObject, TObject, TSchema, infer A> ? Static<A> : never;

/** Keeps the literal types of an entry; the identity function at run time. */
export const defineCall = <
  const Id extends string,
  Params extends TObject = TObject<{}>,
  Query extends TObject = TObject<{}>,
  Body extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
>(
  call: Call<Params, Query, Body, Answer> & { readonly id: Id },
): Call<Params, Query, Body, Answer> & { readonly id: Id } => call;

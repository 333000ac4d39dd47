import type { AnswerOf, Method } from '#contract/calls/call.ts';
import type { CallId, CallOf } from '#contract/calls/index.ts';
import { personHeader } from '#contract/requests/personHeader.ts';
import { tablesHeader } from '#contract/requests/tablesHeader.ts';
import type { Language } from '#contract/model/types.ts';
import { canonicalJson } from '#contract/domain/canonicalJson.ts';
import { createBrowserCache } from '../cache/browserCache.ts';
import { createMemoryCache } from '../cache/createMemoryCache.ts';
import { createAnswerStore } from './answerStore.ts';
import { callAddress } from '#contract/requests/callAddress.ts';
import type { CallOptions, RequestOptions, SendOptions } from './CallOptions.ts';
import { areaOf, rowOf, type CallRow, type CallTable } from './callTable.ts';
import { fileName } from './fileName.ts';
import { identityScope, type Identity } from './Identity.ts';
import { createIntentKeys } from './requests/intentKeys.ts';
import { isUnsettled } from './isUnsettled.ts';
import { requestOf } from './requests/requestOf.ts';
import { createSessionWatch, type SessionWatcher } from './sessionWatch.ts';
import { createSharedReads, type ReadAnswer } from './sharedReads.ts';
import { createTrail } from './createTrail.ts';
import { createToldTables, type HearWrite } from './toldTables.ts';
import { createTransport, endsSession, type Answer, type Fetch } from './transport.ts';

export interface HttpClientOptions {
  readonly calls: CallTable;
  /** The product's slug, which fills `{product}` in paths. */
  readonly product: string;
  /** What is before every address: nothing on the console's own page, elsewhere the path or origin its calls are at. */
  readonly base?: string;
  readonly fetch: Fetch;
  readonly now: () => number;
  /** Outlives the tab: answers of calls whose contract says `store: 'browser'`. */
  readonly localStorage: Storage;
  /** Ends with the tab: idempotency keys of intents that have no outcome yet. */
  readonly sessionStorage: Storage;
  readonly newKey: () => string;
  /** What the person reads; English when it is not given. */
  readonly language?: () => Language;
}

export interface HttpClient {
  /** One call of the contract. Rejects with `HttpError`, or with the signal's reason when the caller gave up. */
  call<Id extends CallId>(id: Id, options: CallOptions<CallOf<Id>>): Promise<AnswerOf<CallOf<Id>>>;
  /** The same for an id that is known at run time only. */
  send(id: string, options?: SendOptions): Promise<unknown>;
  /** A file: its content and the name that the server suggests. */
  download(id: string, options?: SendOptions): Promise<{ blob: Blob; name: string | undefined }>;
  /** A request to an address below the base that no contract entry names. */
  request(
    address: string,
    options?: RequestOptions & { method?: Method; body?: unknown },
  ): Promise<Answer>;
  /** Who is signed in; undefined at sign-out. Another user or other rights empty the caches (T102). */
  identify(identity: Identity | undefined): void;
  watch(watcher: SessionWatcher): () => void;
  /** Hears of each write before its caller has the answer. The function ends it. */
  onWrite(hear: HearWrite): () => void;
  /** Remembers the changes that are made from now on; the function ends it and answers their request ids, for an undo. */
  follow(): () => readonly string[];
}

const kindOf = (method: Method) =>
  method === 'GET' ? 'read' : method === 'DELETE' ? 'delete' : 'change';

/**
 * The one way from the console to its backends: addresses, CSRF, time-outs, caches, errors. It shows nothing and
 * leads nowhere: callers show the message of the error, the auth provider decides on the session.
 */
export const createHttpClient = (options: HttpClientOptions): HttpClient => {
  const { calls, product, base = '', now } = options;
  const store = createAnswerStore({
    memory: createMemoryCache(now),
    browser: createBrowserCache(options.localStorage, now),
    now,
  });
  const shared = createSharedReads();
  const intents = createIntentKeys(options.sessionStorage, options.newKey);
  const session = createSessionWatch();
  const trail = createTrail();
  const told = createToldTables();
  let identity: Identity | undefined;
  /** Rises with each change: an answer that was asked for before it is not kept. */
  let epoch = 0;

  const transport = createTransport({
    fetch: options.fetch,
    language: options.language ?? (() => 'en'),
    observe: () => {
      const asker = identity;
      return (response, error) => {
        // An answer to a question from before a sign-in says nothing about the session now.
        if (!identity || asker !== identity) return;
        const person = response.headers.get(personHeader);
        if (person && person !== String(identity.userId)) return session.tell('someoneElse');
        const version = response.headers.get('x-role-version');
        if (version && version !== String(identity.roleVersion)) session.tell('rightsChanged');
        if (error?.code === 'CSRF') session.tell('tokenRefused');
        if (endsSession(error)) session.tell('sessionEnded');
      };
    },
  });

  const addressOf = (row: CallRow, { params, query }: SendOptions) =>
    base + callAddress({ path: row.path, product, params, query });

  const initOf = (row: CallRow, given: SendOptions, idempotencyKey?: string) =>
    requestOf({
      method: row.method,
      kind: row.kind,
      form: row.form,
      body: given.body,
      upload: given.upload,
      headers: given.headers,
      csrfToken: identity?.csrfToken,
      idempotencyKey,
    });

  const forgetReads = (area: string) => {
    epoch += 1;
    shared.forget();
    store.changed(area);
  };

  const read = async (id: string, row: CallRow, given: SendOptions): Promise<unknown> => {
    const keeping = store.keepingOf(row, given.cacheUntil);
    const address = addressOf(row, given);
    const scope = identity ? identityScope(identity) : '';
    const key = `${scope}${row.method} ${address} ${canonicalJson(given.body)}`;
    const kept = keeping && identity && !given.isFresh ? store.find(keeping, key) : undefined;
    const begun = epoch;
    const fetchAnswer = async (signal: AbortSignal): Promise<ReadAnswer> => {
      const { body, headers } = await transport.json(address, initOf(row, given), {
        ...given,
        signal,
      });
      const found = { answer: body, tables: headers.get(tablesHeader) };
      if (keeping && identity && begun === epoch) store.keep(keeping, key, areaOf(id), found);
      return found;
    };
    const { answer, tables } = kept ?? (await shared.join(key, fetchAnswer, given.signal));
    told.read(given.readAs ?? id, tables);
    return answer;
  };

  const change = async (id: string, row: CallRow, given: SendOptions): Promise<unknown> => {
    const address = addressOf(row, given);
    const intent = `${identity?.userId ?? ''} ${id} ${address} ${canonicalJson(given.body)}`;
    const isKept = row.kind === 'money' && given.idempotencyKey === undefined;
    const key = isKept ? intents.keyOf(intent) : given.idempotencyKey;
    try {
      const { body, headers } = await transport.json(address, initOf(row, given, key), given);
      trail.add(headers);
      told.wrote(headers);
      if (isKept) intents.settle(intent);
      return body;
    } catch (error) {
      const isLost = isUnsettled(error);
      if (isLost) told.lost();
      if (isKept && !isLost) intents.settle(intent);
      throw error;
    } finally {
      // Also after a failure: a time-out does not tell whether the change was made.
      forgetReads(areaOf(id));
    }
  };

  const send = async (id: string, given: SendOptions = {}): Promise<unknown> => {
    const row = rowOf(calls, id);
    return row.kind === 'read' ? read(id, row, given) : change(id, row, given);
  };

  return {
    // The contract types the answer; the server checks every answer against the same schema.
    call: (id, given) => send(id, given as SendOptions) as Promise<never>,
    send,
    download: async (id, given = {}) => {
      const row = rowOf(calls, id);
      const { blob, headers } = await transport.blob(
        addressOf(row, given),
        initOf(row, { ...given, headers: { accept: '*/*', ...given.headers } }),
        given,
      );
      return { blob, name: fileName(headers.get('content-disposition')) };
    },
    request: async (address, { method = 'GET', body, ...given } = {}) => {
      const kind = kindOf(method);
      const init = requestOf({ ...given, method, kind, body, csrfToken: identity?.csrfToken });
      try {
        const answer = await transport.json(base + address, init, given);
        if (kind === 'read') told.read(given.readAs ?? address, answer.headers.get(tablesHeader));
        else {
          trail.add(answer.headers);
          told.wrote(answer.headers);
        }
        return answer;
      } finally {
        if (kind !== 'read') forgetReads('');
      }
    },
    identify: next => {
      const isSameUser = identity?.userId === next?.userId;
      const isSameScope = identity && next && identityScope(identity) === identityScope(next);
      if (!isSameScope) {
        epoch += 1;
        shared.forget();
        store.keepOnly(next);
      }
      if (identity && !isSameUser) intents.clear();
      identity = next;
    },
    watch: session.watch,
    onWrite: told.onWrite,
    follow: trail.follow,
  };
};

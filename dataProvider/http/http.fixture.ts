import type { CallTable } from './callTable.ts';
import { createHttpClient, type HttpClientOptions } from './createHttpClient.ts';

/** A request as the fake network saw it. */
export interface SeenRequest {
  readonly address: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly init: RequestInit;
}

type Reply = (request: SeenRequest, signal: AbortSignal) => Response | Promise<Response>;

export const json = (
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/** A network that refuses every request until it is told what to reply, one reply a request. */
export const createFakeFetch = () => {
  const replies: Reply[] = [];
  const seen: SeenRequest[] = [];
  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const request = {
      address,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: init.body,
      init,
    };
    const reply = replies.shift();
    if (!reply) throw new Error(`Unexpected request: ${request.method} ${address}`);
    seen.push(request);
    return reply(request, init.signal ?? new AbortController().signal);
  };
  return {
    fetch,
    seen,
    reply: (...next: unknown[]) => {
      for (const one of next) {
        replies.push(
          typeof one === 'function'
            ? (one as Reply)
            : () => (one instanceof Response ? one : json(one)),
        );
      }
    },
    /** Never answers; rejects as the browser does when the request is aborted. */
    hang: () => {
      replies.push(
        (_, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason as Error));
          }),
      );
    },
    get isDone() {
      return replies.length === 0;
    },
  };
};

/** A `Storage` over a map. */
export const createStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: index => [...entries.keys()][index] ?? null,
    getItem: key => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: key => void entries.delete(key),
    clear: () => entries.clear(),
  };
};

/** Monday 2026-01-05, 10:00 in India. */
export const MONDAY_TEN = Date.UTC(2026, 0, 5, 4, 30);

export const createTestClient = (calls: CallTable, options: Partial<HttpClientOptions> = {}) => {
  const network = createFakeFetch();
  const clock = { now: MONDAY_TEN };
  const localStorage = options.localStorage ?? createStorage();
  const sessionStorage = options.sessionStorage ?? createStorage();
  let keys = 0;
  const client = createHttpClient({
    calls,
    product: 'nivaas',
    fetch: network.fetch,
    now: () => clock.now,
    newKey: () => `key-${(keys += 1)}`,
    ...options,
    localStorage,
    sessionStorage,
  });
  return { client, network, clock, localStorage, sessionStorage };
};

export const asha = { userId: 7, roleVersion: 3, csrfToken: 'token-7' };

import type { Language } from '#contract/model/types.ts';
import { answerError } from './answerError.ts';
import { failureOf } from './failureOf.ts';
import { HttpError } from './HttpError.ts';
import { readJson } from './readJson.ts';
import type { RequestOptions } from './CallOptions.ts';
import { withDeadline } from './requests/withDeadline.ts';

/** The one function that reaches the network; the browser's own or a test's. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

type Bounds = Pick<
  RequestOptions,
  'signal' | 'timeout' | 'timeoutMessage' | 'unauthorizedMessage' | 'outlivesPage'
>;

interface TransportParts {
  readonly fetch: Fetch;
  /** What the person reads. */
  readonly language: () => Language;
  /** Called as each request begins; what it returns sees the answer, also one that refuses. */
  readonly observe: () => (response: Response, error: HttpError | undefined) => void;
}

/** A refusal may come as HTML from a proxy in between: then only its status counts. */
const refusal = async (
  response: Response,
  bounds: Bounds,
  language: Language,
): Promise<HttpError> => {
  const body = await readJson(response).catch((error: unknown) => {
    if (error instanceof HttpError) return undefined;
    throw error;
  });
  return failureOf(response, body, bounds, language);
};

const isGone = (error: HttpError) => error.status === 401 && error.code !== 'LOGIN_FAILED';

/** True when the answer says that nobody is signed in, and not that a sign-in failed. */
export const endsSession = (error: unknown): boolean => error instanceof HttpError && isGone(error);

/** Sends one request and reads its answer; whatever goes wrong is an `HttpError` or the caller's own abort. */
export const createTransport = ({ fetch, observe, language }: TransportParts) => {
  const send = <T>(
    address: string,
    init: RequestInit,
    bounds: Bounds,
    read: (response: Response) => Promise<T>,
  ): Promise<T> =>
    withDeadline(
      async signal => {
        const onAnswer = observe();
        const response = await fetch(address, {
          ...init,
          signal,
          ...(bounds.outlivesPage && { keepalive: true }),
        });
        const error = response.ok ? undefined : await refusal(response, bounds, language());
        onAnswer(response, error);
        if (error) throw error;
        return read(response);
      },
      {
        milliseconds: bounds.timeout,
        signal: bounds.signal,
        timeoutMessage: bounds.timeoutMessage,
      },
    );
  return {
    json: (address: string, init: RequestInit, bounds: Bounds): Promise<Answer> =>
      send(address, init, bounds, async response => {
        const { status, headers } = response;
        const body = await readJson(response);
        const message = answerError(body);
        if (message) throw new HttpError({ status, code: 'ANSWERED_ERROR', message });
        return { status, headers, body };
      }),
    blob: (address: string, init: RequestInit, bounds: Bounds) =>
      send(address, init, bounds, async response => ({
        headers: response.headers,
        blob: await response.blob(),
      })),
  };
};

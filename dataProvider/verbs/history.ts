import type { AnswerOf } from '#contract/calls/call.ts';
import type { CallOf } from '#contract/calls/index.ts';
import type { Identifier } from 'react-admin';
import type { HttpClient } from '../http/createHttpClient.ts';

export interface HistoryParams {
  readonly id: Identifier;
  /** From 1. */
  readonly page?: number;
  readonly size?: number;
  /** Only entries that changed this field. */
  readonly field?: string;
  readonly signal?: AbortSignal;
}

export type History = AnswerOf<CallOf<'console.history'>>;

/** What happened to one record, newest first. */
export const history = (
  client: HttpClient,
  resource: string,
  { id, page = 1, size = 20, field, signal }: HistoryParams,
): Promise<History> =>
  client.call('console.history', {
    query: {
      resource,
      id: String(id),
      page: page - 1,
      pageSize: size,
      ...(field !== undefined && { field }),
    },
    signal,
  });

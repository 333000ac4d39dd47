import type { fetchUtils } from 'react-admin';
import type { Method } from '#contract/calls/call.ts';
import type { HttpClient } from '../http/createHttpClient.ts';
import { surfaceHeader, type Surface } from '../verbs/Verb.ts';

const methods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] satisfies Method[];

const isMethod = (method: string): method is Method => methods.includes(method);

/**
 * The HTTP function that `ra-data-simple-rest` is given: our client, with its errors, session and bounds. The `Range`
 * header of that library is left out, since with it the browser asks for an uncompressed answer; the query carries
 * the same range, and the total comes back in `Content-Range`.
 */
export const createRecordFetch =
  (client: HttpClient, surface: Surface, intent?: string): typeof fetchUtils.fetchJson =>
  async (url, { method = 'GET', body, signal } = {}) => {
    if (!isMethod(method)) throw new Error(`Unknown method ${method}`);
    const answer = await client.request(String(url), {
      method,
      signal: signal ?? undefined,
      ...(typeof body === 'string' && { body: JSON.parse(body) as unknown }),
      ...(method !== 'GET' && { headers: surfaceHeader(surface) }),
      ...(method === 'POST' && intent && { idempotencyKey: intent }),
    });
    return {
      status: answer.status,
      headers: answer.headers,
      body: JSON.stringify(answer.body),
      json: answer.body,
    };
  };

import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import type { AddressGuard } from './addressGuard.ts';
import { RefusedAddress } from './addressGuard.ts';

/** Milliseconds in which a receiver has to answer, the connection included. */
const patience = 10_000;

/** Bytes of an answer that are kept. */
const keptBytes = 2_048;

export interface WebhookAnswer {
  readonly status: number;
  /** Its beginning. */
  readonly text: string;
}

/** Brings signed messages to receivers, and knows which addresses they may have. */
export interface WebhookPost {
  readonly fault: AddressGuard['fault'];
  /** @throws Error when nothing was answered; RefusedAddress when nothing was asked */
  readonly send: (
    url: string,
    body: string,
    headers: Readonly<Record<string, string>>,
  ) => Promise<WebhookAnswer>;
}

/** The beginning of what is answered; what follows is not waited for. */
const beginningOf = async (answer: http.IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= keptBytes) break;
  }
  // PostgreSQL keeps no zero in a text.
  return new TextDecoder()
    .decode(Buffer.concat(parts).subarray(0, keptBytes))
    .replaceAll('\0', '\uFFFD');
};

/** @param milliseconds in which a receiver has to answer */
export const postWebhook = (guard: AddressGuard, milliseconds = patience): WebhookPost => ({
  fault: guard.fault,
  send: async (address, body, headers) => {
    // The settings may be others than when it was subscribed.
    const fault = guard.fault(address);
    if (fault) throw new RefusedAddress(fault);
    const url = new URL(address);
    const { request } = url.protocol === 'https:' ? https : http;
    const sent = request(url, {
      method: 'POST',
      agent: false,
      lookup: guard.lookup as NonNullable<http.RequestOptions['lookup']>,
      headers: {
        accept: '*/*',
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...headers,
      },
      signal: AbortSignal.timeout(milliseconds),
    });
    try {
      const answers = once(sent, 'response');
      sent.end(body);
      // Redirects are answers like others: whoever answers one is not sent anywhere else.
      const [answer] = (await answers) as [http.IncomingMessage];
      return { status: answer.statusCode ?? 0, text: await beginningOf(answer) };
    } finally {
      sent.destroy();
    }
  },
});

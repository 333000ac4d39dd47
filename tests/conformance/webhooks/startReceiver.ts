import type { IncomingMessage, ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { startLocalServer } from '#tests/support/server/startLocalServer.ts';

/** What a receiver got, as it came. */
export interface Got {
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly body: Message;
}

export interface Message {
  readonly id: string;
  readonly type: string;
  readonly at: string;
  readonly resource: string;
  readonly recordId: string;
  readonly version: number | null;
  readonly record: Record<string, unknown> | null;
  readonly previous?: Record<string, unknown>;
}

type Answer = (got: Got, response: ServerResponse) => void;

const textOf = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

const accept: Answer = (_got, response) => response.writeHead(204).end();

/** A receiver of webhooks on this machine; `answers` says how it takes them from now on. */
export const startReceiver = async () => {
  const all: Got[] = [];
  let answer = accept;
  const { host, close } = await startLocalServer((request, response) => {
    void textOf(request).then(text => {
      const headers = request.headers as Record<string, string>;
      const got = {
        id: headers['webhook-id'] ?? '',
        headers,
        text,
        body: JSON.parse(text) as Message,
      };
      all.push(got);
      return answer(got, response);
    });
  });
  return {
    url: `http://${host}/hooks`,
    close,
    got: all,
    answers: (one: Answer = accept) => {
      answer = one;
    },
    /** Takes what came until now away. */
    take: (): Got[] => all.splice(0),
  };
};

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** What a receiver does with a message: the library of the scheme says whether it is genuine. @throws Error */
export const verified = (secret: string, { text, headers }: Got): unknown =>
  new Webhook(secret).verify(text, headers);

/** Answers with a status. */
export const withStatus =
  (status: number, text = '', headers: Record<string, string> = {}): Answer =>
  (_got, response) =>
    response.writeHead(status, headers).end(text);

/** An answer that waits until it is let go. */
export const held = () => {
  const waiting: ServerResponse[] = [];
  return {
    answer: ((_got, response) => void waiting.push(response)) as Answer,
    waiting,
    letGo: () => {
      for (const response of waiting.splice(0)) response.writeHead(204).end();
    },
  };
};

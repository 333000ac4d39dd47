import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** Words that are in what the server sends when it fails; none of them may reach a browser. */
export const inside = 'at Pool.connect (/srv/inside/db.js:12)';

/** Headers that a company's server or a proxy before it may send along; none of them may reach a browser. */
const ownHeaders = {
  'set-cookie': 'inside=1; Path=/',
  server: 'inside/1.0',
  'x-powered-by': 'inside',
  'x-inside-host': '10.0.0.7',
  'content-security-policy': "default-src 'unsafe-inline' *",
};

const answer =
  (status: number, type: string, body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, { ...ownHeaders, ...headers, 'content-type': type }).end(body);

const page = `<!doctype html><title>inside</title><h1>Bad Gateway</h1><pre>${inside}</pre>`;
const half = '{"results":[{"id":1,"name":"Hal';

const begin = (response: ServerResponse): void => {
  response.writeHead(200, {
    ...ownHeaders,
    'content-type': 'application/json',
    'content-length': '5000',
  });
  response.write(half);
};

/** What a service elsewhere may do wrong, and how it does it. */
export const faults = {
  slow: () => undefined,
  dead: request => request.socket.destroy(),
  half: (_request, response) => {
    begin(response);
    setImmediate(() => response.destroy());
  },
  stalled: (_request, response) => begin(response),
  broken: answer(200, 'application/json', half),
  page: answer(200, 'text/html', page),
  words: answer(200, 'text/plain', inside),
  'page of a proxy': answer(502, 'text/html', page),
  'no such page': answer(404, 'text/html; charset=utf-8', page),
  failing: answer(500, 'application/json', JSON.stringify({ message: inside, stack: inside })),
  busy: answer(503, 'application/json', '{"message":"busy"}', { 'retry-after': '1' }),
  elsewhere: answer(302, 'text/html', page, { location: 'https://inside.example.com/login' }),
  stranger: answer(401, 'application/json', JSON.stringify({ message: inside })),
} as const satisfies Record<string, Answer>;

export type Fault = keyof typeof faults;

export interface FaultyServer {
  readonly url: string;
  /** What it does from now on; null: it answers as a list without rows. */
  play: (fault: Fault | null) => void;
  /** Addresses it was asked for, oldest first. */
  readonly asked: readonly string[];
  close: () => Promise<void>;
}

const noRows = answer(
  200,
  'application/json',
  '{"results":[],"totalPages":0,"hasNextPage":false,"totalCount":0}',
);

/** A company's service that has faults, on a free port. */
export const startFaultyServer = async (): Promise<FaultyServer> => {
  let now: Answer = noRows;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    now(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    play: fault => {
      now = fault ? faults[fault] : noRows;
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#backend/database/seed/people/personas.ts';

/** A person at one server; another server of the same database takes their requests too. */
export interface Session {
  readonly cookie: string;
  readonly 'x-csrf-token': string;
}

/** The built server as a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from its start until it was ready. */
  readonly readyAfter: number;
  readonly signIn: (persona: string) => Promise<Session>;
  /** A JSON call. */
  readonly call: (
    session: Session,
    method: string,
    path: string,
    body?: object,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Response>;
  /** Ends it as a power cut would: nothing is finished. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const untilReady = async (url: string, child: ChildProcess): Promise<void> => {
  for (;;) {
    const isReady = await fetch(`${url}/ready`).then(
      answer => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    await wait(50);
  }
};

/** Starts dist/server, which must have been built, with the given settings. */
export const startServerProcess = async (
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<ServerProcess> => {
  if (!existsSync('dist/server/server.js')) throw new Error('Build first: npm run build');
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, ['dist/server/server.js'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SEED: 'demo',
      RATE_LIMIT: '0',
      ...env,
    },
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await untilReady(url, child);
  return {
    url,
    pid: child.pid ?? 0,
    readyAfter: performance.now() - begun,
    signIn: async persona => {
      const login = await fetch(`${url}/madrox/app/v1/login`, {
        method: 'POST',
        body: new URLSearchParams({ username: `${persona}@example.com`, password: demoPassword }),
      });
      const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
      const details = await fetch(`${url}/madrox/app/v1/user/details?checkHRIS=true`, {
        headers: { cookie },
      });
      const { csrfToken } = (await details.json()) as { csrfToken: string };
      return { cookie, 'x-csrf-token': csrfToken };
    },
    call: (session, method, path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method,
        headers: { ...session, ...(body && { 'content-type': 'application/json' }), ...headers },
        ...(body && { body: JSON.stringify(body) }),
      }),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};

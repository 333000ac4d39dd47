import { createInterface } from 'node:readline/promises';
import { PublishRefused } from './PublishRefused.ts';

/** A running console that is asked in the name of a program or a person. */
export interface Instance {
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body: object) => Promise<unknown>;
}

export interface Access {
  /** Such as `https://console.example.com`. */
  readonly url: string;
  /** Of a person; absent: a program with the token of `CONSOLE_TOKEN`. */
  readonly email?: string | undefined;
}

/** Asks a question in the terminal. @throws PublishRefused where nobody can answer */
export const askPerson = async (question: string, without: string): Promise<string> => {
  if (!process.stdin.isTTY) throw new PublishRefused(without);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(`${question} `)).trim();
  } finally {
    terminal.close();
  }
};

interface Told {
  readonly message?: string;
  readonly errors?: readonly { readonly message: string }[];
}

const asked = async (url: URL, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, { ...init, signal: AbortSignal.timeout(120_000) });
  } catch (error) {
    const { cause } = error as Error;
    throw new PublishRefused(
      `Nothing answers at ${url.origin}: ${cause instanceof Error ? cause.message : String(error)}`,
    );
  }
};

const answerOf = async (answer: Response): Promise<unknown> => {
  const body = (await answer.json().catch(() => ({}))) as Told;
  if (answer.ok) return body;
  const lines = [body.message ?? `${answer.status} ${answer.statusText}`];
  throw new PublishRefused([...lines, ...(body.errors ?? []).map(one => one.message)].join('\n  '));
};

/** Signs a person in. @returns the headers of their requests */
const signIn = async (at: (path: string) => URL, email: string) => {
  const password =
    process.env['CONSOLE_PASSWORD'] ??
    (await askPerson(`Password of ${email}:`, 'Set CONSOLE_PASSWORD, or run it in a terminal'));
  const answer = await asked(at('/madrox/app/v1/login'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ username: email, password }),
  });
  const { csrfToken = '' } = (await answerOf(answer)) as { csrfToken?: string };
  const cookie = answer.headers
    .getSetCookie()
    .map(one => one.split(';')[0])
    .join('; ');
  return { cookie, 'x-csrf-token': csrfToken };
};

/** Opens an instance to be asked. @throws PublishRefused where it cannot be reached or the person is not let in */
export const openInstance = async ({ url, email }: Access): Promise<Instance> => {
  if (!URL.canParse(url)) throw new PublishRefused(`"${url}" is no address: write --url https://…`);
  const at = (path: string) => new URL(path, url);
  const token = process.env['CONSOLE_TOKEN'];
  if (email === undefined && token === undefined)
    throw new PublishRefused(
      'Say who publishes: set CONSOLE_TOKEN to an API token of an account with the role Screens, or add --email',
    );
  const headers: Record<string, string> =
    email === undefined ? { authorization: `Bearer ${token}` } : await signIn(at, email);
  return {
    get: async path => answerOf(await asked(at(path), { headers })),
    post: async (path, body) =>
      answerOf(
        await asked(at(path), {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      ),
  };
};

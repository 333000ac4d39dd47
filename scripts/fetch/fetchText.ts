import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { FetchRefused } from './FetchRefused.ts';
import { isOwnNetwork } from './isOwnNetwork.ts';

export interface FetchLimits {
  /** Whether addresses of this machine and of networks of one's own are asked, too. */
  readonly isLocalAllowed: boolean;
  readonly mostBytes: number;
  readonly mostMs: number;
}

const mostRedirects = 5;

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly text: string;
}

/** Asks the address that was looked at, and no other that the name of the host may have by then. */
const ask = (
  url: URL,
  { address, family }: { readonly address: string; readonly family: number },
  { mostBytes, mostMs }: FetchLimits,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? request : plainRequest;
    const asked = send(url, {
      signal: AbortSignal.timeout(mostMs),
      headers: { accept: 'application/schema+json, application/json' },
      lookup: (_host, options, answer) => {
        if (options.all)
          (answer as (error: null, all: object[]) => void)(null, [{ address, family }]);
        else answer(null, address, family);
      },
    });
    asked.on('error', reject);
    asked.on('response', response => {
      const parts: Buffer[] = [];
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
        if (bytes > mostBytes) {
          reject(
            new FetchRefused(
              `${url.href} has more than ${mostBytes} bytes: copy the part that you need into form-schemas`,
            ),
          );
          asked.destroy();
        } else parts.push(part);
      });
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    asked.end();
  });

const whyNot = (error: unknown, seconds: number): string => {
  const { code, name } = error as NodeJS.ErrnoException;
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ABORT_ERR')
    return `there was no whole answer within ${seconds} s`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return 'nobody knows its host: check the name and the connection';
  if (code === 'ECONNREFUSED') return 'nothing answers there';
  return `there is no connection to it (${code ?? String(error)})`;
};

const askAllowed = async (address: string, limits: FetchLimits): Promise<Answer> => {
  const url = new URL(address);
  try {
    const found = await isOwnNetwork(url.hostname);
    if (found.isOwn && !limits.isLocalAllowed)
      throw new FetchRefused(
        `${address} is of this machine or of a network of your own (${found.address}), which is not asked: --local allows it`,
      );
    return await ask(url, found, limits);
  } catch (error) {
    if (error instanceof FetchRefused) throw error;
    throw new FetchRefused(
      `${address} cannot be fetched: ${whyNot(error, Math.round(limits.mostMs / 1000))}. Nothing was written of it`,
    );
  }
};

export interface Fetched {
  readonly text: string;
  /** Where it was at last, after all that the address led to. */
  readonly address: string;
}

/**
 * The text at an address of the web.
 * @throws FetchRefused where it is private, too large, too slow, not there, or there is no connection
 */
export const fetchText = async (address: string, limits: FetchLimits): Promise<Fetched> => {
  let at = address;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const { status, location, text } = await askAllowed(at, limits);
    if (status >= 300 && status < 400 && location !== undefined) {
      at = new URL(location, at).href;
      if (!/^https?:/.test(at))
        throw new FetchRefused(`${address} leads to ${at}, which is none of the web`);
    } else if (status === 200) return { text, address: at };
    else throw new FetchRefused(`${address} answered ${status}: check the address`);
  }
  throw new FetchRefused(`${address} leads on more than ${mostRedirects} times`);
};

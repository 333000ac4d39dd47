import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { NoticeKind } from '#contract/domain/calling/callMachine.ts';
import { startConsole } from './startConsole.ts';
import { test as base } from './test.ts';

interface Telephony {
  readonly url: string;
  /** Tells what happens to the call that was placed last, as a company's telephony does. */
  readonly tell: (kind: NoticeKind) => Promise<void>;
}

const secret = 'of-the-journeys';

/** A telephony that takes every call and does nothing by itself. */
const startTelephony = async (): Promise<{
  url: string;
  placed: () => string;
  close: () => void;
}> => {
  let last = '';
  const server = createServer((request, answer) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const found = /"communicationId":"([^"]+)"/.exec(Buffer.concat(parts).toString());
      last = found?.[1] ?? last;
      answer.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    placed: () => last,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** The built console with a company's telephony, whose every word is the journey's. */
export const test = base.extend<object, { telephony: Telephony }>({
  telephony: [
    async ({ browserName: _browserName }, provide) => {
      const outside = await startTelephony();
      const { url, stop } = await startConsole({
        TELEPHONY_URL: outside.url,
        TELEPHONY_SECRET: secret,
      });
      const tell = async (kind: NoticeKind) => {
        const notice = {
          id: `${outside.placed()}-${kind}`,
          communicationId: outside.placed(),
          kind,
          at: new Date().toISOString(),
        };
        const answer = await fetch(`${url}/console/v1/telephony/notices`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
          body: JSON.stringify({ notices: [notice] }),
        });
        base.expect(await answer.json()).toEqual({ taken: 1, unknown: 0 });
      };
      await provide({ url, tell });
      await stop();
      outside.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: ({ telephony }, provide) => provide(telephony.url),
});

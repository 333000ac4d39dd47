import { expect, it } from 'vitest';
import { httpMessages } from './httpMessages.ts';

const url = new URL('https://messages.example/send');
const message = { channel: 'whatsapp', to: '9812345678', text: 'Hello' } as const;

it('posts channel, number with its country, and words, with the token', async () => {
  const seen: Request[] = [];
  const send: typeof fetch = (address, init) => {
    seen.push(new Request(address, init));
    return Promise.resolve(new Response(null, { status: 202 }));
  };
  await httpMessages({ url, token: 'secret' }, send).send(message);
  const [request] = seen;
  expect([request?.method, request?.url]).toEqual(['POST', url.href]);
  expect(request?.headers.get('authorization')).toBe('Bearer secret');
  expect(await request?.json()).toEqual({
    channel: 'whatsapp',
    to: '+919812345678',
    text: 'Hello',
  });
});

it.each([
  ['refuses', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['is not there', () => Promise.reject(new Error('no route'))],
])('tells that the service %s', async (_, send) => {
  await expect(httpMessages({ url, token: null }, send).send(message)).rejects.toMatchObject({
    code: 'UPSTREAM_UNREACHABLE',
  });
});

import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { webhookFaults } from '#contract/domain/webhooks/webhookFaults.ts';
import { readConfig } from '../../config.ts';
import { privateHostsOf } from '../../settings/privateHostsOf.ts';
import { addressGuard, RefusedAddress, type Resolve } from './addressGuard.ts';
import { postWebhook } from './postWebhook.ts';

const hosts = (text = '') => privateHostsOf({ WEBHOOK_PRIVATE_HOSTS: text });
const { notAddress, notSecure, withPassword, port } = webhookFaults;
const inside = webhookFaults.private;

describe('an address that is subscribed', () => {
  it.each([
    ['https://example.com/hooks', undefined],
    ['https://example.com:8443/hooks', undefined],
    ['https://93.184.215.14/', undefined],
    ['https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/', undefined],
    ['http://example.com/hooks', notSecure],
    ['https://example.com:22/', port],
    ['https://example.com:6379/', port],
    ['https://user:word@example.com/', withPassword],
    ['ftp://example.com/', notAddress],
    ['file:///etc/passwd', notAddress],
    ['example.com', notAddress],
    ['https://localhost/', inside],
    ['https://app.localhost/', inside],
    ['https://127.0.0.1/', inside],
    ['https://127.1/', inside],
    ['https://2130706433/', inside],
    ['https://0x7f000001/', inside],
    ['https://0177.0.0.1/', inside],
    ['https://0.0.0.0/', inside],
    ['https://10.1.2.3/', inside],
    ['https://172.16.0.1/', inside],
    ['https://192.168.1.1/', inside],
    ['https://100.64.0.1/', inside],
    ['https://169.254.169.254/latest/meta-data', inside],
    ['https://224.0.0.1/', inside],
    ['https://255.255.255.255/', inside],
    ['https://[::1]/', inside],
    ['https://[::]/', inside],
    ['https://[::ffff:127.0.0.1]/', inside],
    ['https://[::ffff:a9fe:a9fe]/', inside],
    ['https://[64:ff9b::7f00:1]/', inside],
    ['https://[2002:7f00:1::]/', inside],
    ['https://[fe80::1]/', inside],
    ['https://[fd00:ec2::254]/', inside],
    ['https://[fc00::1]/', inside],
  ])('%s', (address, fault) => {
    expect(addressGuard(hosts()).fault(address)).toEqual(fault);
  });

  it.each([
    ['http://127.0.0.1:4100/', '127.0.0.1', undefined],
    ['http://[::ffff:127.0.0.1]:4100/', '127.0.0.1', undefined],
    ['http://10.9.8.7:9000/', '10.0.0.0/8', undefined],
    ['http://hooks.internal:9000/', 'hooks.internal', undefined],
    ['http://localhost:9000/', 'localhost', undefined],
    ['http://11.9.8.7:9000/', '10.0.0.0/8', notSecure],
    ['http://sub.hooks.internal/', 'hooks.internal', notSecure],
    ['https://192.168.0.1/', '10.0.0.0/8', inside],
    // Whoever allows its network does not mean the secrets of the machine.
    ['http://169.254.169.254/', '169.254.0.0/16', inside],
    ['http://[fd00:ec2::254]/', 'fd00::/8', inside],
  ])('%s where %s is allowed', (address, allowed, fault) => {
    expect(addressGuard(hosts(allowed)).fault(address)).toEqual(fault);
  });

  it.each(['10.0.0.0/40', 'http://x', 'a b', '300.1.1.1', '*'])('%s is no host', text => {
    expect(() => hosts(text)).toThrow('WEBHOOK_PRIVATE_HOSTS');
  });

  it.each([
    ['accounting', 'has "accounting"'],
    ['accounting=http://example.com', 'must begin with https'],
    ['accounting=https://10.0.0.1/', 'private network'],
    ['a=https://example.com/,a=https://example.org/', 'has a twice'],
  ])('a setting of receivers such as %s is refused', (text, words) => {
    expect(() => readConfig({ WEBHOOK_RECEIVERS: text })).toThrow(words);
  });
});

/** A resolver that answers with the next addresses each time it is asked. */
const resolving = (...answers: readonly (readonly string[])[]): Resolve => {
  let asked = 0;
  return (_host, _options, done) => {
    const addresses = answers[Math.min(asked, answers.length - 1)] ?? [];
    asked += 1;
    done(
      null,
      addresses.map((address): LookupAddress => ({
        address,
        family: address.includes(':') ? 6 : 4,
      })),
    );
  };
};

describe('what is connected to', () => {
  let requests = 0;
  const server = createServer((_request, response) => {
    requests += 1;
    response.end('taken');
  }).listen(0, '127.0.0.1');
  afterAll(() => server.close());
  const sent = async (resolve: Resolve, allowed = '') => {
    if (!server.listening) await once(server, 'listening');
    const { port: at } = server.address() as AddressInfo;
    const guard = addressGuard(hosts(allowed), resolve);
    // The name passes: what it stands for is looked at when it is connected to.
    const post = postWebhook({ ...guard, fault: () => undefined });
    return post.send(`http://hooks.example:${at}/`, '{}', {});
  };

  it.each([
    ['a private address', [['127.0.0.1']]],
    ['an address of the machine', [['169.254.169.254']]],
    ['a private one among public ones', [['93.184.215.14', '127.0.0.1']]],
    ['a private one in the words of IPv6', [['::ffff:127.0.0.1']]],
    ['nothing', [[]]],
  ])('is not %s', async (_what, answers) => {
    requests = 0;
    await expect(sent(resolving(...answers))).rejects.toBeInstanceOf(RefusedAddress);
    expect(requests).toBe(0);
  });

  it('is what was looked at, when the name stands for another address meanwhile', async () => {
    const resolve = resolving(['127.0.0.1'], ['169.254.169.254']);
    expect(await sent(resolve, '127.0.0.0/8')).toEqual({ status: 200, text: 'taken' });
    await expect(sent(resolve, '127.0.0.0/8')).rejects.toBeInstanceOf(RefusedAddress);
  });

  it('is given up when it does not answer in time', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port: at } = silent.address() as AddressInfo;
    const post = postWebhook(addressGuard(hosts('127.0.0.1')), 50);
    await expect(post.send(`http://127.0.0.1:${at}/`, '{}', {})).rejects.toMatchObject({
      name: 'AbortError',
    });
    silent.closeAllConnections();
    silent.close();
  });
});

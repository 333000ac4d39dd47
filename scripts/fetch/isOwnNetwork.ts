import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

const own = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  own.addSubnet(net, bits, 'ipv6');

const isOwn = (address: string): boolean => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return own.check(mapped, 'ipv4');
  return own.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/**
 * The address of a host, and whether it is of this machine or of a network of one's own, where a schema of others has no business.
 * @throws where the name of the host is not known
 */
export const isOwnNetwork = async (
  host: string,
): Promise<{ readonly address: string; readonly family: number; readonly isOwn: boolean }> => {
  const bare = host.replace(/^\[|\]$/g, '');
  const { address, family } = isIP(bare)
    ? { address: bare, family: isIP(bare) }
    : await lookup(bare);
  return { address, family, isOwn: isOwn(address) };
};

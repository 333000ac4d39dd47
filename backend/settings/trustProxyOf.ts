import { isIP } from 'node:net';
import { ConfigError } from './ConfigError.ts';

const namedNetworks = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isNetwork = (text: string): boolean => {
  if (namedNetworks.has(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const most = version === 4 ? 32 : 128;
  // A network of everyone believes everyone, which is what this setting is there to prevent.
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
  );
};

const mostProxies = 10;

/** TRUST_PROXY: how many proxies in front, or which networks, are believed; false: none. @throws ConfigError */
export const trustProxyOf = (env: NodeJS.ProcessEnv): number | readonly string[] | false => {
  const text = env['TRUST_PROXY']?.trim() || '0';
  if (/^\d+$/.test(text) && Number(text) <= mostProxies) return Number(text) || false;
  const networks = text.split(',').map(one => one.trim());
  const wrong = networks.find(one => !isNetwork(one));
  if (wrong === undefined) return networks;
  throw new ConfigError(
    'TRUST_PROXY',
    `is "${text}", but must be how many proxies are in front (0 to ${mostProxies}), or their networks, such as 10.0.0.0/8,127.0.0.1`,
  );
};

import ipaddr from 'ipaddr.js';
import type { Network, PrivateHosts } from '../adapters/webhooks/PrivateHosts.ts';
import { ConfigError } from './ConfigError.ts';
import type { Environment } from './settings.ts';

const hostForm = /^(?=.{1,253}$)[a-z0-9_-]+(\.[a-z0-9_-]+)*$/;

const networkOf = (text: string): Network | undefined => {
  if (ipaddr.isValidCIDR(text)) return ipaddr.parseCIDR(text);
  if (!ipaddr.isValid(text)) return undefined;
  const address = ipaddr.process(text);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
};

/** WEBHOOK_PRIVATE_HOSTS: names, addresses and networks. @throws ConfigError */
export const privateHostsOf = (env: Environment): PrivateHosts => {
  const parts = (env['WEBHOOK_PRIVATE_HOSTS'] ?? '')
    .split(',')
    .map(one => one.trim().toLowerCase())
    .filter(one => one !== '');
  const networks: Network[] = [];
  const names = new Set<string>();
  for (const part of parts) {
    const network = networkOf(part);
    if (network) networks.push(network);
    else if (hostForm.test(part) && !/^[\d.]+$/.test(part)) names.add(part);
    else
      throw new ConfigError(
        'WEBHOOK_PRIVATE_HOSTS',
        `names "${part}", but must be hosts, addresses or networks, such as hooks.internal,10.0.0.0/8`,
      );
  }
  return { names, networks };
};

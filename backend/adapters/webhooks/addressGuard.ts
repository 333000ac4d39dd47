import { lookup as ask, type LookupAddress, type LookupOptions } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { webhookFaults } from '#contract/domain/webhooks/webhookFaults.ts';
import type { Told } from '#contract/domain/messages/told.ts';
import { isInNetwork, tellsMachine, type PrivateHosts } from './PrivateHosts.ts';

/** Where the public internet takes webhooks; hosts that are allowed by the setting take them at any. */
const ports = new Set(['', '443', '8443']);

/** What a name is asked of: the system's resolver, or that of a test. */
export type Resolve = (
  host: string,
  options: LookupOptions & { all: true },
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

type Done = (error: Error | null, address?: string | LookupAddress[], family?: number) => void;

/** Thrown for an address that webhooks do not reach; nothing was connected. */
export class RefusedAddress extends Error {
  readonly told: Told;

  constructor(told: Told) {
    super(told.message);
    this.name = 'RefusedAddress';
    this.told = told;
  }
}

const bare = (host: string): string =>
  host
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();

/** Which addresses webhooks reach: the public internet, and what the setting WEBHOOK_PRIVATE_HOSTS names. */
export const addressGuard = (
  { names, networks }: PrivateHosts,
  resolve: Resolve = (host, options, done) => ask(host, options, done),
) => {
  const isAllowed = (text: string, host: string): boolean => {
    if (!ipaddr.isValid(text)) return false;
    // One of IPv4 that is written as IPv6 is what it stands for.
    const address = ipaddr.process(text);
    if (tellsMachine(address)) return false;
    if (networks.some(network => isInNetwork(address, network))) return true;
    return names.has(host) || address.range() === 'unicast';
  };

  const isNamed = (host: string): boolean =>
    names.has(host) ||
    (ipaddr.isValid(host) && networks.some(network => isInNetwork(ipaddr.process(host), network)));

  return {
    /** What is wrong with an address before anything is asked; undefined: nothing is. */
    fault: (text: string): Told | undefined => {
      if (!URL.canParse(text)) return webhookFaults.notAddress;
      const url = new URL(text);
      const host = bare(url.hostname);
      if (url.protocol !== 'https:' && url.protocol !== 'http:') return webhookFaults.notAddress;
      if (url.username !== '' || url.password !== '') return webhookFaults.withPassword;
      if (ipaddr.isValid(host) && !isAllowed(host, host)) return webhookFaults.private;
      if (host === 'localhost' || host.endsWith('.localhost'))
        if (!names.has(host)) return webhookFaults.private;
      if (isNamed(host)) return undefined;
      if (url.protocol !== 'https:') return webhookFaults.notSecure;
      return ports.has(url.port) ? undefined : webhookFaults.port;
    },

    /** For `lookup` of a connection: it is the addresses found here that are connected to, so none can change meanwhile. */
    lookup: (host: string, options: LookupOptions, done: Done): void => {
      resolve(host, { ...options, all: true }, (error, addresses) => {
        if (error) return done(error);
        const [first] = addresses;
        const isRefused = addresses.some(({ address }) => !isAllowed(address, bare(host)));
        if (!first || isRefused) return done(new RefusedAddress(webhookFaults.private));
        if (options.all === true) return done(null, addresses);
        return done(null, first.address, first.family);
      });
    },
  };
};

export type AddressGuard = ReturnType<typeof addressGuard>;

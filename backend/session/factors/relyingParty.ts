import { isIP } from 'node:net';
import type { Config } from '../../config.ts';

/** Who passkeys are made for: the address at which people reach the console. */
export interface RelyingParty {
  readonly name: string;
  readonly id: string;
  readonly origin: string;
}

/**
 * Browsers keep passkeys for names alone, and by https alone, but for the machine itself.
 * @returns undefined where `PUBLIC_URL` is no such address
 */
export const relyingParty = ({
  publicUrl,
  product,
}: Pick<Config, 'publicUrl' | 'product'>): RelyingParty | undefined => {
  const { hostname, protocol, origin } = publicUrl;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0) return undefined;
  if (protocol !== 'https:' && !isLocal) return undefined;
  return { name: product.name, id: hostname, origin };
};

import type { Environment } from './settings.ts';
import { wholeNumber } from './wholeNumber.ts';

/** How the console asks services that answer elsewhere (decision 0005). */
export interface GatewaySettings {
  /** Milliseconds in which such a service has to answer; longer work belongs in a job (T101). */
  readonly timeout: number;
  /** Requests that each of them may have at once. */
  readonly limit: number;
  /** Milliseconds for which one that fails again and again is not asked; 0: it always is. */
  readonly rest: number;
  /** By which a service knows that the console asks; null: it is sent what the caller sends. */
  readonly token: string | null;
  /** A private key (PEM) by which it is signed who asks; null: it is not. */
  readonly signingKey: string | null;
}

/** @throws ConfigError for what is not a whole number, or is outside of its bounds. */
export const gatewayOf = (env: Environment): GatewaySettings => ({
  timeout: wholeNumber('GATEWAY_TIMEOUT', env['GATEWAY_TIMEOUT'] || '10000', 600_000, 1),
  limit: wholeNumber('GATEWAY_LIMIT', env['GATEWAY_LIMIT'] || '50', 10_000, 1),
  rest: wholeNumber('GATEWAY_REST', env['GATEWAY_REST'] || '10000', 600_000, 0),
  token: env['GATEWAY_TOKEN'] || null,
  // A line of an environment file writes its breaks as \n.
  signingKey: env['GATEWAY_SIGNING_KEY']?.replaceAll('\\n', '\n') || null,
});

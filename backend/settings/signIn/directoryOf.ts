import type { DirectorySettings } from '../../adapters/identity/DirectoryProvider.ts';
import { choice } from '../choice.ts';
import { ConfigError } from '../ConfigError.ts';
import { neededFor } from '../neededFor.ts';
import type { Environment } from '../settings.ts';

const others = [
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_SCOPES',
  'OIDC_NAME',
  'OIDC_CREATE',
] as const;

const isOfThisMachine = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Only this machine may speak without TLS: whoever stands between could sign in as anyone. */
const issuerOf = (text: string): URL => {
  if (!URL.canParse(text))
    throw new ConfigError('OIDC_ISSUER', `is "${text}", which is not an address`);
  const issuer = new URL(text);
  const isSafe =
    issuer.protocol === 'https:' || (issuer.protocol === 'http:' && isOfThisMachine(issuer));
  if (!isSafe) throw new ConfigError('OIDC_ISSUER', 'must begin with https://');
  if (/[{}]|%7B/i.test(text) || /\/(common|organizations|consumers)\//.test(issuer.pathname))
    throw new ConfigError(
      'OIDC_ISSUER',
      `is "${text}", which stands for many companies; name the tenant of yours`,
    );
  return issuer;
};

const scopesOf = (text: string): string => {
  const scopes = text.split(/[\s,]+/).filter(Boolean);
  if (!scopes.includes('openid'))
    throw new ConfigError('OIDC_SCOPES', `is "${text}", but must name openid`);
  return scopes.join(' ');
};

/** @throws ConfigError that says what is missing where it is half set */
export const directoryOf = (env: Environment): DirectorySettings | null => {
  const address = env['OIDC_ISSUER'];
  if (!address) {
    const set = others.find(name => env[name]);
    if (set) throw new ConfigError('OIDC_ISSUER', `is missing, but ${set} is set`);
    return null;
  }
  const needed = neededFor(env, 'OIDC_ISSUER');
  const issuer = issuerOf(address);
  const creates = choice('OIDC_CREATE', env['OIDC_CREATE'] || 'no', ['yes', 'no']) === 'yes';
  if (creates && !env['OIDC_ROLES'])
    throw new ConfigError(
      'OIDC_ROLES',
      'is missing, but OIDC_CREATE is set: nobody would know which roles a new person has',
    );
  return {
    issuer,
    clientId: needed('OIDC_CLIENT_ID'),
    clientSecret: needed('OIDC_CLIENT_SECRET'),
    scopes: scopesOf(env['OIDC_SCOPES'] || 'openid email profile'),
    name: env['OIDC_NAME']?.trim() || issuer.host,
    creates,
  };
};

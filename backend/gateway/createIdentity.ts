import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, SignJWT, type JSONWebKeySet, type JWK } from 'jose';
import type { Actor } from '../calls/Actor.ts';
import type { Config, Service } from '../config.ts';
import { ConfigError } from '../settings/ConfigError.ts';

/** How a service knows who asks, and that it is the console that says so. */
export interface Identity {
  /** A signed token (JWT) of one request, for one minute. */
  readonly sign: (actor: Actor, service: Service, requestId: string) => Promise<string>;
  /** The public half of the key, as `/.well-known/jwks.json` tells it. */
  readonly keys: JSONWebKeySet;
}

/** The header that carries it. */
export const identityHeader = 'x-console-identity';

const setting = 'GATEWAY_SIGNING_KEY';

/** How each kind of key signs. */
const algorithms: Readonly<Record<string, string | undefined>> = {
  'ec prime256v1': 'ES256',
  ed25519: 'EdDSA',
  rsa: 'RS256',
};

const read = (pem: string): KeyObject => {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new ConfigError(
      setting,
      'is no private key; make one with: openssl genpkey -algorithm ED25519',
    );
  }
};

const algorithmOf = ({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string => {
  const curve = asymmetricKeyDetails?.namedCurve;
  const found = algorithms[[asymmetricKeyType, curve].filter(Boolean).join(' ')];
  const isShort = (asymmetricKeyDetails?.modulusLength ?? Infinity) < 2048;
  if (!found || isShort)
    throw new ConfigError(setting, 'has to be a key of Ed25519, P-256, or RSA with 2048 bits');
  return found;
};

/**
 * Signs who asks a service by a key of the installation; null where none is set.
 * @throws ConfigError for what is no such key
 */
export const createIdentity = async ({
  gateway: { signingKey },
  publicUrl,
  product,
}: Pick<Config, 'gateway' | 'publicUrl' | 'product'>): Promise<Identity | null> => {
  if (signingKey === null) return null;
  const key = read(signingKey);
  const alg = algorithmOf(key);
  const open = createPublicKey(key).export({ format: 'jwk' }) as JWK;
  const kid = await calculateJwkThumbprint(open);
  return {
    keys: { keys: [{ ...open, kid, alg, use: 'sig' }] },
    sign: (actor, service, requestId) =>
      new SignJWT({ roles: [...actor.roleCodes], product: product.slug })
        .setProtectedHeader({ alg, kid, typ: 'JWT' })
        .setIssuer(publicUrl.origin)
        .setAudience(service)
        .setSubject(String(actor.id))
        .setJti(requestId)
        .setIssuedAt()
        .setExpirationTime('60 seconds')
        .sign(key),
  };
};

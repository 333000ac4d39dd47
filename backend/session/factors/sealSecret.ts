import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';

/** A key for one purpose, so that what is made for one is worth nothing for another. */
export const derivedKey = (key: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', purpose, 32));

const keyFor = (key: Buffer) => derivedKey(key, 'totp secrets');

/** Encrypts a secret for the row of one person: copied to another's row it does not open. */
export const sealSecret = (key: Buffer, userId: number, secret: string): string => {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, keyFor(key), nonce).setAAD(Buffer.from(String(userId)));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [
    version,
    ...[nonce, text, cipher.getAuthTag()].map(part => part.toString('base64url')),
  ].join('.');
};

/** @returns undefined for what was sealed with another key, or for somebody else */
export const openSecret = (key: Buffer, userId: number, sealed: string): string | undefined => {
  const [, nonce = '', text = '', tag = ''] = sealed.split('.');
  const decipher = createDecipheriv(algorithm, keyFor(key), Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  })
    .setAAD(Buffer.from(String(userId)))
    .setAuthTag(Buffer.from(tag, 'base64url'));
  try {
    return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
};

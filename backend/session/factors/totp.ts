import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands: SHA-1, six digits, half a minute (RFC 6238). */
const period = 30;
/** Steps by which the clock of a phone may be off, either way. */
const drift = 1;

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
    label,
    issuer,
  });

/** A new secret of 20 bytes, in base 32, as people type it and apps read it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the QR code of a secret says. */
export const totpUri = (
  secret: string,
  { email, product }: { readonly email: string; readonly product: string },
): string => totpOf(secret, email, product).toString();

/**
 * The step whose code was typed: the one of now, the one before or the one after.
 * @returns undefined for a wrong code
 */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token, timestamp, window: drift });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
};

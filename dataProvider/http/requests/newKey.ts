/**
 * A word that nobody has had, such as the key by which what is sent twice has one effect. By hand, since `crypto.randomUUID` is there over
 * TLS alone.
 */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');

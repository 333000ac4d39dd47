import { createHash } from 'node:crypto';

/** The same UUID for the same text: a version 5 UUID in a namespace of our own. */
export const stableUuid = (text: string): string => {
  const hash = createHash('sha1').update(`nivaas-demo:${text}`).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `5${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
};

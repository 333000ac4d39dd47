import { createHmac, randomInt } from 'node:crypto';
import { derivedKey } from './sealSecret.ts';

/** How many a person gets. */
export const recoveryCodeCount = 10;
/** Without letters that look like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const half = 5;

const part = (): string =>
  Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten codes of fifty bits, such as `7k2mx-9q4dt`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () => `${part()}-${part()}`);

/** As it was made, however it was typed: in capitals, without the hyphen, with an O for a nought. */
const plain = (code: string): string =>
  code
    .toLowerCase()
    .replaceAll(/[^\da-z]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

/** What is stored: the key is not in the database, so a copy of it cannot be searched for the codes. */
export const hashRecoveryCode = (key: Buffer, userId: number, code: string): string =>
  createHmac('sha256', derivedKey(key, 'recovery codes'))
    .update(`${userId}\n${plain(code)}`)
    .digest('base64url');

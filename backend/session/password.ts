import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { hashing } from './hashing.ts';

/** OWASP's equal to N = 2^17: less memory, more passes, so that sign-ins side by side fit a small machine. */
const usual = { N: 2 ** 15, r: 8, p: 3 } as const;
const length = 32;

export type PasswordCost = Readonly<Record<keyof typeof usual, number>>;

const derive = (password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> =>
  hashing(
    () =>
      new Promise((resolve, reject) => {
        scrypt(
          password.normalize('NFKC'),
          salt,
          length,
          { ...options, maxmem: 2 ** 27 },
          (error, key) => (error ? reject(error) : resolve(key)),
        );
      }),
  );

const written = ({ N, r, p }: PasswordCost, salt: Buffer, key: Buffer): string =>
  ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** @returns `scrypt$N$r$p$salt$key`, so that the cost can rise later without locking anyone out. */
export const hashPassword = async (
  password: string,
  cost: PasswordCost = usual,
): Promise<string> => {
  const salt = randomBytes(16);
  return written(cost, salt, await derive(password, salt, cost));
};

// Checked when nobody has the name, so that the time of an answer does not tell who exists. No password is known to have it.
const nobody = written(usual, randomBytes(16), randomBytes(length));

/** @param stored the user's hash, or undefined when there is no such user. */
export const isPasswordRight = async (
  password: string,
  stored: string | null | undefined,
): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (stored ?? nobody).split('$');
  const expected = Buffer.from(key, 'base64url');
  const given = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return given.length === expected.length && timingSafeEqual(given, expected) && Boolean(stored);
};

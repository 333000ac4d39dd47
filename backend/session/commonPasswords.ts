import { refusedPasswords } from '#contract/domain/users/passwordRules.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** The passwords that nobody may choose, read when the first one is set. */
export const commonPasswords = (): Promise<ReadonlySet<string>> =>
  (known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(refusedPasswords(dictionary['passwords-common'])),
  ));

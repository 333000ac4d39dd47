import { dictionary } from '@zxcvbn-ts/language-common';
import type { Plugin } from 'vite';
import { refusedPasswords } from '../../contract/domain/users/passwordRules.ts';

const id = 'virtual:common-passwords';

/** Gives the page that sets a password those that nobody may choose, out of the package that the server reads. */
export const commonPasswordsPlugin = (): Plugin => ({
  name: 'console-common-passwords',
  resolveId: source => (source === id ? `\0${id}` : undefined),
  load: source =>
    source === `\0${id}`
      ? `export const common = new Set(${JSON.stringify(
          refusedPasswords(dictionary['passwords-common']).join(' '),
        )}.split(' '));`
      : undefined,
});

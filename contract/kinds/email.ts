import { emailPattern } from '../domain/checks/contactChecks.ts';
import { defineKind, textOperators } from './kind.ts';

/** An e-mail address, trimmed (part 1 section 5). */
export const email = defineKind<string>({
  name: 'email',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  writes: 'words',
  read: text =>
    emailPattern.test(text)
      ? { value: text }
      : {
          error: {
            en: 'Enter an e-mail address, such as name@example.com',
            hi: 'ई-मेल पता लिखें, जैसे name@example.com',
          },
        },
  format: String,
});

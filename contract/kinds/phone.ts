import { wholePhone } from '../domain/checks/phone.ts';
import { phoneFault } from '../domain/checks/phoneFault.ts';
import { defineKind, textOperators } from './kind.ts';

/** Ten digits (part 1 section 5); +91, a leading 0, spaces, dashes, dots and brackets are taken off what is typed (T88). */
export const phone = defineKind<string>({
  name: 'phone',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  read: text => {
    const value = wholePhone(text);
    return value === undefined ? { error: phoneFault } : { value };
  },
  format: String,
});

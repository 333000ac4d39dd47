import { phoneFault } from '../domain/checks/phoneFault.ts';
import { defineKind, textOperators } from './kind.ts';

/** Ten digits (part 1 section 5); +91, a leading 0, spaces and dashes are taken off what is typed (T88). */
export const phone = defineKind<string>({
  name: 'phone',
  jsonTypes: ['string'],
  operators: textOperators,
  align: 'start',
  missing: '-',
  read: text => {
    const digits = text.replace(/[\s-]/g, '').replace(/^(\+91|0)/, '');
    return /^\d{10}$/.test(digits) ? { value: digits } : { error: phoneFault };
  },
  format: String,
  examples: [
    { input: '9876543210', value: '9876543210', text: '9876543210' },
    { input: '+91 98765 43210', value: '9876543210', text: '9876543210' },
    { input: '098765-43210', value: '9876543210', text: '9876543210' },
  ],
});

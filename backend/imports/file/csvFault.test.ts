import { expect, it } from 'vitest';
import { fileFaults } from '#contract/domain/messages/importFaults.ts';
import { unreadable } from './csvFault.ts';

it('names the first fault of a file and counts all the others, of which it lists a hundred', () => {
  const faults = Array.from({ length: 301 }, (_, at) => ({
    line: at + 2,
    code: 'columns',
    ...fileFaults.columns(2, 3, 'commas'),
  }));
  const { message, hi, details } = unreadable(faults);
  expect(message).toMatch(/^Line 2: .* \(and 300 more\)$/);
  expect(hi).toMatch(/ \(और 300\)$/);
  expect(details.errors).toHaveLength(100);
});

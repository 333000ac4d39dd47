import { expect, it } from 'vitest';
import { wrongName } from './wrongName.ts';

const groups = ['work', 'admin', 'help'];

it('suggests the nearest name, and else says all that there are', () => {
  const told = (name: string, names: readonly string[]) => wrongName('There is none', name, names);
  expect(told('wrok', groups)).toEqual({ message: 'There is none', suggestion: 'work' });
  expect(told('setup', groups)).toEqual({
    message: 'There is none: admin, help, work',
    suggestion: null,
  });
  expect(told('setup', [])).toEqual({ message: 'There is none', suggestion: null });
  // Thousands of cities or fields would hide the fault itself.
  const many = Array.from({ length: 201 }, (_, at) => `name-${at}`);
  expect(told('setup', many).message).toBe('There is none');
});

import { describe, expect, it } from 'vitest';
import { formValue, propertyForm, withFormValue } from './propertyForm.ts';

describe('what a field holds, as a form', () => {
  it.each([
    [{ type: 'string' as const }, ['title', 'minLength', 'maxLength', 'default']],
    [
      { type: 'string' as const, enum: ['a'] },
      ['title', 'minLength', 'maxLength', 'default', 'enum'],
    ],
    [{ type: ['integer', 'null'] as const }, ['title', 'minimum', 'maximum', 'default']],
    [{ type: 'boolean' as const }, ['title', 'default']],
    [{}, ['title']],
  ])('of %j asks for %j', (property, asked) => {
    expect(Object.keys(propertyForm(property).properties ?? {})).toEqual(asked);
  });

  it('keeps what it does not show, and what is emptied is gone', () => {
    const property = { type: 'string' as const, title: 'Code', pattern: '^x', maxLength: 9 };
    expect(formValue(property)).toEqual({ title: 'Code', maxLength: 9 });
    expect(withFormValue(property, { title: 'Sign' })).toEqual({
      title: 'Sign',
      type: 'string',
      pattern: '^x',
    });
  });
});

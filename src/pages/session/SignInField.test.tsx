import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { renderConsole } from '#tests/support/console/renderConsole.tsx';
import { SignInField } from './SignInField.tsx';

const show = (props: { error?: string; help?: string } = {}) => {
  const field = createRef<HTMLInputElement>();
  renderConsole(
    <SignInField
      label="New password"
      name="new-password"
      type="password"
      autoComplete="new-password"
      field={field}
      {...props}
    />,
  );
  return screen.getByLabelText('New password');
};

describe('a field of sign-in', () => {
  it('is described by its help until something is wrong', () => {
    const input = show({ help: 'At least 12 characters' });
    expect(input).toHaveAccessibleDescription('At least 12 characters');
    expect(input).toBeValid();
    expect(input).toBeRequired();
    expect(input.parentElement).not.toHaveAttribute('data-invalid');
  });

  it('is red and described by what is wrong', () => {
    const input = show({ help: 'At least 12 characters', error: 'Too short' });
    expect(input).toHaveAccessibleDescription('Too short');
    expect(input).toBeInvalid();
    expect(input.parentElement).toHaveAttribute('data-invalid');
    expect(screen.getByText('Too short').querySelector('svg')).toBeInTheDocument();
  });

  it('says nothing of its text to those who check spelling or write capitals', () => {
    const input = show();
    expect(input).toHaveAttribute('spellcheck', 'false');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).not.toHaveAttribute('aria-describedby');
  });
});
